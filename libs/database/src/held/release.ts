import type { EntityManager } from 'typeorm';
import type { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import type { Mail } from '../entities/mail';
import type { Columns, Selected, WorkedOut } from '../selected';
import { businessEventMails } from '@mainstage/leads/business-event/lead';
import { contactMails } from '@mainstage/leads/contact/lead';
import type { HeldForm } from '@mainstage/leads/held/held-form';
import type { OwedMail } from '@mainstage/leads/lead';
import { tourMails } from '@mainstage/leads/tour/lead';
import { takeAllowance } from '../mails/mailbox-allowance';
import { rows } from '../sql';
import { statement } from '../statement';

/** Where a form's leads lie, and what they owe once they are let in. */
const held: Record<HeldForm, { table: string; which: string; mails: OwedMail[] }> = {
  contact: { table: 'contact_submissions', which: 'true', mails: contactMails },
  tour: { table: 'tour_bookings', which: `kind = 'tour'`, mails: tourMails },
  'business-event': { table: 'tour_bookings', which: `kind = 'business_event'`, mails: businessEventMails },
  newsletter: {
    table: 'newsletter_subscriptions',
    which: `status = 'pending'`,
    mails: [{ kind: 'newsletter-opt-in', to: 'visitor', cap: 'postpone' }],
  },
};

/** `again`: it was let in before, or never held back; `gone`: there is no such lead (any more). */
export type Released = 'done' | 'again' | 'gone';

/**
 * Lets a lead in that was held back as suspected spam: its visitor and sales get the mails of an ordinary one. The cap of
 * the mailbox holds all the same (rule mail.mailbox-cap). Call it in a transaction.
 */
export async function releaseLead(manager: EntityManager, form: HeldForm, id: string): Promise<Released> {
  const { table, which, mails } = held[form];
  const [lead] = await rows<Selected<NewsletterSubscription, 'email'> & WorkedOut<{ held: boolean }>>(
    manager,
    `SELECT email, suspicions <> '{}' AND released_at IS NULL AS held FROM ${table} WHERE id = $1 AND ${which} FOR UPDATE`,
    [id],
  );
  if (!lead) return 'gone';
  if (!lead.held) return 'again';
  const granted = await takeAllowance(manager, lead.email);
  const owed = mails.filter(({ cap }) => granted || cap !== 'drop');
  await manager.query(`UPDATE ${table} SET released_at = now(), visitor_not_mailed = $2 WHERE id = $1`, [
    id,
    !owed.some(({ to }) => to === 'visitor'),
  ]);
  await rows(
    manager,
    oweAtLast({ leadId: id, form, toAddress: lead.email, granted, mails: JSON.stringify(owed.map(owedRecord)) }),
  );
  return 'done';
}

const oweAtLast = statement<
  Selected<Mail, 'leadId' | 'form' | 'toAddress'> & WorkedOut<{ granted: boolean; mails: string }>
>(
  (at) => `
    INSERT INTO mails (kind, form, lead_id, recipient, to_address, needs_allowance)
    SELECT kind, ${at.form}, ${at.leadId}, recipient, CASE recipient WHEN 'visitor' THEN ${at.toAddress} END,
      cap = 'postpone' AND NOT ${at.granted}
    FROM jsonb_to_recordset(${at.mails}) AS owed (kind text, recipient text, cap text)`,
);

function owedRecord({ kind, to, cap }: OwedMail): Columns<Mail, 'kind' | 'recipient'> & Pick<OwedMail, 'cap'> {
  return { kind, recipient: to, cap };
}
