import type { EntityManager } from 'typeorm';
import { mailboxOf } from '@mainstage/contracts/address';
import type { MailboxAllowance } from '../entities/mailbox-allowance';
import type { Selected } from '../selected';
import { rows } from '../sql';
import { statement } from '../statement';

/** Mails a mailbox may get because of anonymous forms (rule mail.mailbox-cap). */
const mailboxCap = { perHour: 2, perDay: 5 } as const;

/**
 * The upsert that grants one mail to a mailbox: it returns a row only when granted, and the row lock serialises
 * concurrent senders.
 * @param source SQL that selects the mailbox, one row or none
 */
export function grantAllowance(source: string): string {
  return `INSERT INTO mailbox_allowances AS allowance (mailbox, granted) ${source}
    ON CONFLICT (mailbox) DO UPDATE
      SET granted = ARRAY(SELECT at FROM unnest(allowance.granted) at WHERE at > now() - interval '1 day') || now()
      WHERE (SELECT count(*) FILTER (WHERE at > now() - interval '1 hour') < ${mailboxCap.perHour}
                AND count(*) < ${mailboxCap.perDay}
             FROM unnest(allowance.granted) at WHERE at > now() - interval '1 day')
    RETURNING mailbox`;
}

const grantOne = statement<Selected<MailboxAllowance, 'mailbox'>>((at) =>
  grantAllowance(`VALUES (${at.mailbox}, ARRAY[now()])`),
);

/**
 * The cap of mails to one mailbox because of anonymous forms. The upsert inserts the mailbox with its first grant;
 * where it exists (ON CONFLICT) it keeps the grants of the last day and adds one, unless the limit of the last hour or
 * day is reached: then no row is written or returned. The row lock serialises concurrent senders, so that the cap holds
 * without a second statement. TypeORM's upsert has no condition on stored values.
 */
export class MailboxAllowanceQueries {
  constructor(private readonly manager: EntityManager) {}

  async take(email: string): Promise<boolean> {
    return (await rows(this.manager, grantOne({ mailbox: mailboxOf(email) }))).length > 0;
  }
}
