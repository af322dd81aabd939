import { accountNotice } from './account-notice';

/** A member signed in from an unknown browser. */
export const deskNewBrowser = accountNotice({
  kind: 'desk-new-browser',
  name: 'Sales desk: sign-in in a new browser',
  title: 'sign-in in a new browser',
  text: 'Somebody signed in to the sales desk with your address, in a browser that you had not used for it in the last 30 days.',
});
