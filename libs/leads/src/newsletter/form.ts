import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { AnswerLanguage, Email } from '@mainstage/contracts/rules';
import type { FieldsForSales, FormCopy } from '../form-copy';
import { Source } from '../source/form';

/** Newsletter sign-up (rule form.newsletter). */
export class NewsletterForm {
  @Email()
  email!: string;

  @AnswerLanguage()
  language?: Language;

  @NestedField(Source, 'Where the visit came from')
  source?: Source;
}

export const newsletterCopy = {
  language: 'en',
  fields: { email: { label: 'Email address', control: 'email', autoComplete: 'email' } },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
} as const satisfies FormCopy<NewsletterForm>;

/** Labels for sales. */
export const newsletterForSales = { email: 'Email' } as const satisfies FieldsForSales<NewsletterForm>;
