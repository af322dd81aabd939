import { businessEventMails } from '../business-event/lead';
import { ContactSubmission } from '../contact/entity';
import { contactMails } from '../contact/lead';
import type { QuarantineForm } from './quarantine-form';
import type { OutboxMail } from '../lead';
import { quarantineReasons } from '../lead-row';
import { NewsletterSubscription } from '../newsletter/entity';
import { TourBooking } from '../tour/entity';
import { tourMails } from '../tour/lead';
import type { EntityManager } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';
import { MailboxAllowanceQueries } from '@mainstage/database/mails/mailbox-allowance.queries';

type QuarantinedEntity = typeof ContactSubmission | typeof TourBooking | typeof NewsletterSubscription;

/** Entity of a form's leads, and their mails after the release. */
const quarantinable: Record<QuarantineForm, { entity: QuarantinedEntity; where: object; mails: OutboxMail[] }> = {
  contact: { entity: ContactSubmission, where: {}, mails: contactMails },
  tour: { entity: TourBooking, where: { kind: 'tour' }, mails: tourMails },
  'business-event': { entity: TourBooking, where: { kind: 'business_event' }, mails: businessEventMails },
  newsletter: {
    entity: NewsletterSubscription,
    where: { status: 'pending' },
    mails: [{ kind: 'newsletter-opt-in', to: 'visitor', cap: 'postpone' }],
  },
};

/** `again`: released before, or never quarantined; `gone`: the lead was deleted. */
export type ReleaseOutcome = 'done' | 'again' | 'gone';

/**
 * Releases a lead that was quarantined as suspected spam: its visitor and sales get the ordinary mails. The mailbox
 * allowance still applies (rule mail.mailbox-cap). Call it in a transaction.
 */
export async function releaseLead(manager: EntityManager, form: QuarantineForm, id: string): Promise<ReleaseOutcome> {
  const { entity, where, mails } = quarantinable[form];
  const leads = manager.getRepository<ContactSubmission | TourBooking | NewsletterSubscription>(entity);
  const lead = await leads.findOne({ where: { id, ...where }, lock: { mode: 'pessimistic_write' } });
  if (!lead) return 'gone';
  if (quarantineReasons(lead).length === 0) return 'again';
  const granted = await new MailboxAllowanceQueries(manager).take(lead.email);
  const toEnqueue = mails.filter(({ cap }) => granted || cap !== 'drop');
  const visitorNotMailed = !toEnqueue.some(({ to }) => to === 'visitor');
  await leads.update({ id }, { releasedAt: () => 'now()', visitorNotMailed });
  await manager.insert(
    Mail,
    toEnqueue.map(({ kind, to, cap }) => ({
      kind,
      form,
      leadId: id,
      recipient: to,
      toAddress: to === 'visitor' ? lead.email : null,
      needsAllowance: cap === 'postpone' && !granted,
    })),
  );
  return 'done';
}
