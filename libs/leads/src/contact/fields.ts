import type { FieldsForSales, FormCopy } from '../form-copy';
import type { ContactForm } from './form';

export const contactCopy = {
  language: 'en',
  fields: {
    firstName: { label: 'First name', control: 'text', autoComplete: 'given-name' },
    lastName: { label: 'Last name', control: 'text', autoComplete: 'family-name' },
    email: { label: 'Email', control: 'email', autoComplete: 'email' },
    company: { label: 'Company', optional: true, control: 'text', autoComplete: 'organization' },
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
