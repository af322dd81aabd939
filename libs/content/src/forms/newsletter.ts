import type { FieldOf, FormCopy } from './form-copy';

export const newsletterCopy = {
  language: 'en',
  labels: { email: 'Email address' },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
} as const satisfies FormCopy<FieldOf<'newsletter'>>;

/** Shown in the form after a success: the address counts only once its owner has confirmed it. */
export const newsletterConfirmHint =
  'One more step: open the email we just sent you and confirm your address. It can take a minute to arrive.';
