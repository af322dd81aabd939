import type { EntityManager } from 'typeorm';
import { mailboxOf } from '@mainstage/contracts/address';
import type { MailboxAllowance } from '../entities/mailbox-allowance';
import type { Selected } from '../selected';
import { rows } from '../sql';
import { statement } from '../statement';

/** Mails a mailbox may get because of anonymous forms (rule mail.mailbox-cap). */
const mailboxCap = { perHour: 2, perDay: 5 } as const;

/**
 * The upsert that grants one mail to a mailbox, or does nothing where the mailbox had its share: it returns a row only
 * when granted, and the row lock makes simultaneous senders wait for each other.
 * @param source SQL that selects the mailbox to ask for, of one row or none
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

/** Asks for one mail to the address, now. */
export async function takeAllowance(manager: EntityManager, email: string): Promise<boolean> {
  const granted = await rows(manager, grantOne({ mailbox: mailboxOf(email) }));
  return granted.length > 0;
}
