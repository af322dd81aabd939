import type { DeskLead as ListedLead } from '@mainstage/contracts/desk/leads';
import type { DeskLead } from './entities/desk-lead';
import { leadReference } from '@mainstage/leads/lead-id';

/** A lead for the desk's pages. */
export function listedLead(lead: DeskLead): ListedLead {
  const { leadId, form, language, source, state, version, owner, name, company, email, phone, venue, lostReason } =
    lead;
  return {
    ...{ id: leadId, reference: leadReference(leadId), kind: form, language, source, state, version },
    receivedAt: lead.receivedAt.toISOString(),
    answerBy: (state !== 'spam' && lead.answerBy?.toISOString()) || null,
    replyPerhapsAutomatic: lead.repliedAt !== null && lead.replyPerhapsAutomatic,
    repliedAt: lead.repliedAt?.toISOString() ?? null,
    answerFailedAt: lead.answerFailedAt?.toISOString() ?? null,
    answeredAt: lead.answeredAt?.toISOString() ?? null,
    ...{ owner, name, company, email: email || null, phone, venue, lostReason },
    date: lead.tourDate ?? lead.eventDate,
    nextStep:
      lead.nextStep !== null && lead.nextStepDue !== null
        ? { what: lead.nextStep, due: lead.nextStepDue, time: lead.nextStepTime }
        : null,
    snoozedUntil: lead.snoozedUntil?.toISOString() ?? null,
    remindIfNoReplyBy: lead.remindIfNoReplyBy?.toISOString() ?? null,
  };
}
