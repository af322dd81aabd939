/** SQL that gives the recipient of a row; rows of earlier versions do not name it. */
export const recipientSql = `coalesce(recipient, CASE WHEN kind LIKE '%-notification' THEN 'sales' ELSE 'visitor' END)`;

/** SQL that is true for mails to the house's own addresses. */
export const salesMail = `(${recipientSql} = 'sales')`;
