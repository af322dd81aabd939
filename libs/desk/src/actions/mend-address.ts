import type { DeskLead as ListedLead } from '@mainstage/contracts/desk/leads';
import { noteLeadEvents } from '@mainstage/database/desk/lead-events';
import { resendConfirmation } from '@mainstage/database/delivery/resend-confirmation';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import type { EntityManager } from 'typeorm';
import { lockDeskLead, writeChange } from '../changes/change-lead';

/**
 * Gives a lead the address that was meant. The old one stays in its history; what waits for the visitor goes to the new one,
 * and a confirmation that did not arrive is sent again.
 * @param by address of the team member
 * @throws LeadNotFound, LeadChangedMeanwhile
 */
export async function mendAddress(
  manager: EntityManager,
  leadId: string,
  { version, email }: { version: number; email: string },
  by: string,
): Promise<ListedLead> {
  return manager.transaction(async (own) => {
    const lead = await lockDeskLead(own, leadId, version);
    if (lead.email === email) return writeChange(own, lead, { columns: {}, entries: [] }, by);
    await own.update(lead.form === 'contact' ? ContactSubmission : TourBooking, { id: leadId }, { email });
    await noteLeadEvents(own, {
      ...{ leadId, form: lead.form, event: 'address-corrected', previousAddress: lead.email },
    });
    await resendConfirmation(own, leadId, email);
    await notifyMailsDue(own);
    return writeChange(
      own,
      lead,
      { columns: { email }, entries: [{ kind: 'change', title: 'Address corrected' }] },
      by,
    );
  });
}
