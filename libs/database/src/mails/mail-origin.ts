import type { FormName } from '@mainstage/contracts/form-name';

/** Cause of a mail: a form, or the operation of the system. */
export type MailOrigin = FormName | 'operations';
