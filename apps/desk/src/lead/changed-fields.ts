import type { DeskLead, LeadChange } from '@mainstage/contracts/desk/leads';

type Field = 'state' | 'owner' | 'nextStep' | 'repliedAt';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields of a refused change that somebody else changed too. If there are none, the two changes do not conflict and
 * both are kept.
 * @param shown the lead from which the change was made
 * @param current the lead as it is now
 */
export function fieldsChangedTwice(change: LeadChange, shown: DeskLead, current: DeskLead): Field[] {
  // State and owner change together: the owner of a lead is the member who took it.
  const touched: Field[] = change.state !== undefined || change.owner !== undefined ? ['state', 'owner'] : [];
  if (change.nextStep !== undefined) touched.push('nextStep');
  // Answering or closing a lead applies to what the member has read: not to a reply received since.
  if (change.replyHandled || (change.state !== undefined && change.state !== 'taken')) touched.push('repliedAt');
  return touched.filter((field) => !same(shown[field], current[field]));
}
