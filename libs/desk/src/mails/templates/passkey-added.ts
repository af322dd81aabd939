import { accountNotice } from './account-notice';

export const deskPasskeyAdded = accountNotice({
  kind: 'desk-passkey-added',
  name: 'Sales desk: passkey added',
  title: 'a passkey was added',
  text: 'A passkey was added to your access to the sales desk. From now on it is asked for when you sign in. Your other sessions were ended.',
});
