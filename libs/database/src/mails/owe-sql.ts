import type { Mail } from '../entities/mail';
import type { Filled, Selected } from '../selected';

interface Owed extends Selected<Mail, 'kind' | 'form'>, Filled<Selected<Mail, 'recipient'>> {
  /** SQL of the visitor's address. */
  toAddress?: string;
}

/**
 * SQL that owes a mail for each row of a table or query that has the lead's `id`. The words are the entity's: a kind that
 * nobody writes does not compile.
 */
export function oweSql({ kind, form, recipient, toAddress = 'NULL' }: Owed, from: string): string {
  return `INSERT INTO mails (kind, form, lead_id, recipient, to_address)
    SELECT '${kind}', '${form}', id, '${recipient}', ${toAddress} FROM ${from}`;
}
