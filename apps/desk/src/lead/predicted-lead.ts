import type { DeskLead, LeadChange } from '@mainstage/contracts/desk/leads';

/**
 * What the server will most likely answer to a change, shown until it does.
 * @param me address of who makes it
 */
export function predictedLead<T extends DeskLead>(lead: T, change: LeadChange, me: string, now: Date): T {
  const { state, owner, nextStep, lostReason = null } = change;
  const predicted = { ...lead };
  if (state !== undefined) {
    predicted.state = state;
    predicted.lostReason = lostReason;
    if (state !== 'taken') predicted.repliedAt = null;
    if (state === 'answered') predicted.answeredAt = lead.answeredAt ?? now.toISOString();
    // Whoever works on a lead that nobody has, has it.
    if (state !== 'spam') predicted.owner = lead.owner ?? me;
  }
  if (owner !== undefined) {
    predicted.owner = owner;
    if (state === undefined && owner === null && lead.state === 'taken') predicted.state = 'new';
    if (state === undefined && owner !== null && lead.state === 'new') predicted.state = 'taken';
  }
  if (change.replyHandled) predicted.repliedAt = null;
  if (nextStep !== undefined) predicted.nextStep = nextStep;
  return predicted;
}
