import type { FormName } from '@mainstage/contracts/form-name';

/** What a mail is sent for: a form, or the running of the system itself. */
export type MailOrigin = FormName | 'operations';
