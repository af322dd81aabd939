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

/** Maximum corrections of one lead's address within an hour. */
const mostCorrections = 2;

export type Correction = 'corrected' | 'not-needed' | 'used-up';

export const mayCorrect = async (manager: EntityManager, leadId: string): Promise<boolean> =>
  (await manager.countBy(LeadEvent, {
    leadId,
    event: 'address-corrected',
    at: Raw((column) => `${column} > now() - interval '1 hour'`),
  })) < mostCorrections;

/**
 * Corrects the address of a lead whose confirmation failed because of it, and sends that again under the mailbox cap
 * (rule delivery.correction). The old address stays in the lead's history; sales gets one mail with the new one.
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
    // For a newsletter, the visitor signs up again with the right address.
    if (!lead || lead.form === 'newsletter' || !confirmation || !failed(confirmation)) return 'not-needed';
    if (!(await mayCorrect(own, leadId))) return 'used-up';
    await own.update(lead.form === 'contact' ? ContactSubmission : TourBooking, { id: leadId }, { email });
    await own.update(DeskLead, { leadId }, { email, version: () => 'version + 1' });
    await noteLeadEvents(own, { leadId, form: lead.form, event: 'address-corrected', previousAddress: lead.email });
    await sendConfirmationTo(own, leadId, confirmation, email);
    await notifySales(own, leadId, lead.form);
    return 'corrected';
  });
}

/**
 * The notice that asks sales to call is due after the correction period, so it is cancelled now; another one is sent if
 * the new address fails as well. Sales gets the new address a little later, so that a second correction causes no
 * second mail.
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
