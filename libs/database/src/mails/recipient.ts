/** SQL for the recipient of a row; rows of earlier releases do not contain it. */
export const recipientSql = `coalesce(recipient, CASE WHEN kind LIKE '%-notification' THEN 'sales' ELSE 'visitor' END)`;

/** SQL that is true for mails to sales. */
export const salesMail = `(${recipientSql} = 'sales')`;
