/**
 * Who a mail is meant for: the visitor at the lead's address, sales, whose addresses are settings, or one member of the sales
 * team at their own address.
 */
export type Recipient = 'visitor' | 'sales' | 'team';

/** SQL for the recipient of a row; rows of earlier releases do not contain it. */
export const recipientSql = `coalesce(recipient, CASE WHEN kind LIKE '%-notification' THEN 'sales' ELSE 'visitor' END)`;

export const salesMail = `(${recipientSql} = 'sales')`;
