import { accountNotice } from './account-notice';

/** A passkey was removed, by its member or by an operator. */
export const deskPasskeyRemoved = accountNotice({
  kind: 'desk-passkey-removed',
  name: 'Sales desk: passkey removed',
  title: 'a passkey was removed',
  text: 'One of your passkeys was removed, and your other sessions were ended. If it was your last one, the link or the code alone signs you in from now on.',
});
