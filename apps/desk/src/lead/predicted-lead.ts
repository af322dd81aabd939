import { changedLead } from '@mainstage/contracts/desk/changed-lead';
import type { DeskLead, LeadChange } from '@mainstage/contracts/desk/leads';

/**
 * The expected answer of the server to a change, shown until it arrives: both sides use the same function. The deadline
 * of a clock that restarts is only in the answer.
 * @param me address of the author
 */
export function predictedLead<T extends DeskLead>(lead: T, change: LeadChange, me: string, now: Date): T {
  const { state, owner, lostReason, clock, settlesReply } = changedLead(lead, change, me);
  const { answeredAt, repliedAt, nextStep } = lead;
  return {
    ...lead,
    ...{ state, owner, lostReason },
    answeredAt: clock === 'answered' ? (answeredAt ?? now.toISOString()) : clock === 'restarted' ? null : answeredAt,
    repliedAt: settlesReply ? null : repliedAt,
    nextStep: change.nextStep === undefined ? nextStep : change.nextStep,
    ...(change.snoozedUntil !== undefined && { snoozedUntil: change.snoozedUntil }),
    ...(change.remindIfNoReplyBy !== undefined && { remindIfNoReplyBy: change.remindIfNoReplyBy }),
  };
}
