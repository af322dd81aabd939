import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { type EntityManager, Raw } from 'typeorm';
import { noteLeadEvents } from '../changes/lead-events';
import { DeskLead } from '../entities/desk-lead';
import { LeadEvent } from '../entities/lead-event';
import { Mail } from '@mainstage/database/entities/mail';
import { subjectOfToken } from '../messages/store/message-subject';
import { lockLead } from '@mainstage/leads/lock-lead';
import { unreachedNoticeId } from '@mainstage/database/mails/unreached-notice';
import { type Confirmation, findConfirmation } from './confirmation';
import { sendConfirmationTo } from './resend-confirmation';

/** Corrections of one lead's address within an hour. */
const mostCorrections = 2;

export type Correction = 'corrected' | 'not-needed' | 'used-up';

/** Whether the address of a lead may be corrected once more within the hour. */
export const mayCorrect = async (manager: EntityManager, leadId: string): Promise<boolean> =>
  (await manager.countBy(LeadEvent, {
    leadId,
    event: 'address-corrected',
    at: Raw((column) => `${column} > now() - interval '1 hour'`),
  })) < mostCorrections;

/**
 * Gives a lead another address where its confirmation failed because of the first one, and sends that again under the mailbox
 * cap (rule delivery.correction). The old address stays in the lead's history; sales gets one mail with the new one.
 * @param failed whether the confirmation failed because of its address
 */
export async function correctAddress(
  manager: EntityManager,
  leadId: string,
  email: string,
  failed: (confirmation: Confirmation) => boolean,
): Promise<Correction> {
  return manager.transaction(async (own) => {
    await lockLead(own, leadId);
    const confirmation = await findConfirmation(own, leadId);
    const lead = await subjectOfToken(own, { purpose: 'reply', id: leadId });
    // A subscription is begun again with the right address instead.
    if (!lead || lead.form === 'newsletter' || !confirmation || !failed(confirmation)) return 'not-needed';
    if (!(await mayCorrect(own, leadId))) return 'used-up';
    await own.update(lead.form === 'contact' ? ContactSubmission : TourBooking, { id: leadId }, { email });
    // The desk shows what it was corrected to.
    await own.update(DeskLead, { leadId }, { email, version: () => 'version + 1' });
    await noteLeadEvents(own, { leadId, form: lead.form, event: 'address-corrected', previousAddress: lead.email });
    await sendConfirmationTo(own, leadId, confirmation, email);
    await notifySales(own, leadId, lead.form);
    return 'corrected';
  });
}

/**
 * A notice that asks sales to ring is due after the receipt's time and is not sent now; it is replaced by another one, should
 * the new address fail as well. Sales is notified of the address a little later, so that a second correction costs no second mail.
 */
async function notifySales(manager: EntityManager, leadId: string, form: Mail['form']): Promise<void> {
  const never = {
    status: 'dead',
    finishedAt: () => 'now()',
    settledAt: () => 'now()',
    dispatchedAt: null,
    lastReply: 'not sent: the visitor has corrected the address',
  } as const;
  await manager.update(Mail, { id: unreachedNoticeId(leadId), status: 'due' }, { ...never, id: () => 'new_mail_id()' });
  await manager.update(Mail, { leadId, kind: 'address-notification', status: 'due' }, never);
  const soon = () => `now() + interval '2 minutes'`;
  await manager.insert(Mail, {
    kind: 'address-notification',
    form,
    leadId,
    recipient: 'sales',
    dueAt: soon,
    firstDueAt: soon,
  });
}
