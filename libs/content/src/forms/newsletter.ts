import type { ConfirmationMail } from '@mainstage/contracts/answers';

/** Shown after a success: the subscription is valid only once the owner of the address has confirmed it. */
export const newsletterConfirmHints = {
  sent: 'Open the email we just sent you and confirm your address. It can take a minute to arrive.',
  'on-its-way':
    'An email to confirm your address is already on its way. Open it when it arrives; it can take up to an hour.',
  'not-again':
    'We have already sent several emails to this address, so we will not send another for now. Please look for the one asking you to confirm it, also in your spam folder.',
} as const satisfies Record<ConfirmationMail, string>;

/** For an address that the mail server rejected as unknown. */
export const newsletterSignUpAgain = 'Please sign up again with the right one.';
