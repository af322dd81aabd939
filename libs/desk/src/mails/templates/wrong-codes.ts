import { accountNotice } from './account-notice';

/** Somebody guesses the code of a mail to a member. */
export const deskWrongCodes = accountNotice({
  kind: 'desk-wrong-codes',
  name: 'Sales desk: wrong codes',
  title: 'wrong codes for your address',
  text: 'Somebody typed a wrong code for your address five times. The code we sent no longer works, and there was no sign-in. If it was you, ask for a new email.',
});
