import { accountNotice } from './account-notice';

/** A passkey was removed, by its member or by an operator. */
export const deskPasskeyRemoved = accountNotice({
  kind: 'desk-passkey-removed',
  name: 'Sales desk: passkey removed',
  title: 'a passkey was removed',
  text: 'A passkey of yours was removed, and your other sessions were ended. Where it was the last one, link or code alone sign in from now on.',
});
