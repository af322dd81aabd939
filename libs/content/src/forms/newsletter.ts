/** Shown in the form after a success: the address counts only once its owner has confirmed it. */
export const newsletterConfirmHint =
  'One more step: open the email we just sent you and confirm your address. It can take a minute to arrive.';
