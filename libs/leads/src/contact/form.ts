import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { AnswerLanguage, Email, limits, TextBlock, TextLine } from '@mainstage/contracts/rules';
import { Brief } from '../brief/form';
import type { FieldsForSales, FormCopy } from '../form-copy';
import { Source } from '../source/form';

/** Message to the venue (rule form.contact). */
export class ContactForm {
  @TextLine({ max: limits.name, description: 'First name' })
  firstName!: string;

  @TextLine({ max: limits.name, description: 'Last name' })
  lastName!: string;

  @Email()
  email!: string;

  @TextLine({ max: limits.name, description: 'Company', optional: true })
  company?: string;

  @TextBlock({ max: limits.message, description: 'Message' })
  message!: string;

  @NestedField(Brief, 'What was chosen on the pages')
  brief?: Brief;

  @AnswerLanguage()
  language?: Language;

  @NestedField(Source, 'Where the visit came from')
  source?: Source;
}

export const contactCopy = {
  language: 'en',
  fields: {
    firstName: { label: 'First name', control: 'text', autoComplete: 'given-name' },
    lastName: { label: 'Last name', control: 'text', autoComplete: 'family-name' },
    email: { label: 'Email', control: 'email', autoComplete: 'email' },
    company: { label: 'Company', control: 'text', autoComplete: 'organization' },
    message: { label: 'Message', control: 'lines', rows: 6 },
  },
  submit: 'Send message',
  submitting: 'Sending...',
} as const satisfies FormCopy<ContactForm>;

/** Labels for sales. */
export const contactForSales = {
  firstName: { name: 'First name' },
  lastName: { name: 'Last name' },
  email: 'Email',
  company: { name: 'Company' },
  message: { quote: 'Message' },
} as const satisfies FieldsForSales<ContactForm>;
