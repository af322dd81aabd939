import type { FormName } from '@mainstage/contracts/forms/forms';

/** Who a mail is meant for: the visitor at the address in the row, or the house, whose addresses are settings. */
export type Recipient = 'visitor' | 'sales';

/** What a mail is owed for: a form, or the running of the system itself. */
export type MailOrigin = FormName | 'operations';

/** SQL that gives the recipient of a row; rows of earlier versions do not name it. */
export const recipientSql = `coalesce(recipient, CASE WHEN kind LIKE '%-notification' THEN 'sales' ELSE 'visitor' END)`;

/** SQL that is true for mails to the house's own addresses. */
export const houseMail = `(${recipientSql} = 'sales')`;
