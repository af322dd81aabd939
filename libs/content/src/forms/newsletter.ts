import type { ConfirmationMail } from '@mainstage/contracts/answers';

/** Shown in the form after a success: the address counts only once its owner has confirmed it. */
export const newsletterConfirmHints = {
  sent: 'One more step: open the email we just sent you and confirm your address. It can take a minute to arrive.',
  'on-its-way':
    'One more step: an email to confirm your address is already on its way. Open it when it arrives; it can take up to an hour.',
  'not-again':
    'This mailbox has had several emails from us already, so we send no other for now. Please look for the one that asks to confirm your address, in the spam folder too.',
} as const satisfies Record<ConfirmationMail, string>;
