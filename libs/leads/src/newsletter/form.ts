import { Email } from '@mainstage/contracts/rules';
import type { FieldsForSales, FormCopy } from '../form-copy';

/** Newsletter sign-up (rule form.newsletter). */
export class NewsletterForm {
  @Email()
  email!: string;
}

/** What the form says. */
export const newsletterCopy = {
  language: 'en',
  labels: { email: 'Email address' },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
} as const satisfies FormCopy<NewsletterForm>;

/** What sales reads beside each field. */
export const newsletterForSales = { email: 'E-mail' } as const satisfies FieldsForSales<NewsletterForm>;
