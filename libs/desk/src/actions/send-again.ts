import { bookingsOfLead } from '@mainstage/bookings/list';
import { DeskEntry } from '../entities/desk-entry';
import { Mail } from '@mainstage/database/entities/mail';
import { decideMail } from '@mainstage/database/mails/operate';
import type { EntityManager } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { notifyDesk } from '../changes/notify-desk';
import { ActionRefused, LeadNotFound } from '../desk-error';
import { mailTitle } from '../detail/lead-mails';

/**
 * Sends a mail about a lead, or one of its bookings, again with all attempts.
 * @param by address of the team member
 * @throws LeadNotFound if there is no such lead or mail, ActionRefused if it was sent or is being sent
 */
export async function sendAgain(manager: EntityManager, leadId: string, mailId: string, by: string): Promise<void> {
  await manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    const mail = await own.findOneBy(Mail, { id: mailId });
    const bookings = await bookingsOfLead(own, leadId);
    if (!mail || ![leadId, ...bookings.map(({ id }) => id)].includes(mail.leadId)) throw new LeadNotFound();
    if (!(await decideMail(own, mailId, 'retry', `desk (${by})`)))
      throw new ActionRefused('mail_not_sendable', 'This mail was sent, or is being sent');
    await own.insert(DeskEntry, { leadId, by, kind: 'change', title: `Sent again: ${mailTitle(mail.kind)}` });
    await notifyDesk(own, [leadId]);
  });
}
