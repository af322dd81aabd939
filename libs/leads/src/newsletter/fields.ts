import type { FieldsForSales, FormCopy } from '../form-copy';
import type { NewsletterForm } from './form';

export const newsletterCopy = {
  language: 'en',
  fields: { email: { label: 'Email address', control: 'email', autoComplete: 'email' } },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
} as const satisfies FormCopy<NewsletterForm>;

/** Labels for sales. */
export const newsletterForSales = { email: 'Email' } as const satisfies FieldsForSales<NewsletterForm>;
