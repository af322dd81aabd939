import { accountNotice } from './account-notice';

/** Link or code were right but the passkey was wrong. */
export const deskWrongPasskey = accountNotice({
  kind: 'desk-wrong-passkey',
  name: 'Sales desk: wrong passkey',
  title: 'a passkey was refused',
  text: 'Somebody opened the link or typed the code of an email to you, and then could not show a passkey of yours. There was no sign-in. If it was not you, somebody else can read your mailbox: change its password now.',
});
