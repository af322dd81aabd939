import type { LeadChange, LeadState, LostReason } from './leads';

/** The fields of a lead on which the effect of a change depends. */
export interface LeadPosition {
  state: LeadState;
  owner: string | null;
  lostReason: LostReason | null;
}

export interface ChangedLead extends LeadPosition {
  /**
   * Effect on the clock: `answered` stops it, `restarted` starts another, `silenced` ends its alarms without changing
   * its times.
   */
  clock: 'unchanged' | 'answered' | 'restarted' | 'silenced';
  /** Whether it settles a waiting reply. */
  settlesReply: boolean;
}

/**
 * The new position of a lead after a change (rule desk.states): a member who works on it becomes its owner, an answer
 * stops its clock, and taking a closed lead starts another one. Written by the server, and shown by the desk until the
 * server responds.
 * @param by address of the member who makes the change
 */
export function changedLead(lead: LeadPosition, change: LeadChange, by: string): ChangedLead {
  const clock = clockOf(lead, change);
  return {
    state: stateOf(lead, change),
    owner: ownerOf(lead, change, by),
    lostReason: lostReasonOf(lead, change),
    clock,
    settlesReply: change.replyHandled === true || clock === 'answered' || change.state === 'lost',
  };
}

/** A lead that is already won, or already spam, is unchanged. */
const isRepeated = ({ state }: LeadPosition, change: LeadChange): boolean =>
  change.state === state && (state === 'won' || state === 'spam');

const isOpen = ({ state }: LeadPosition): boolean => state === 'new' || state === 'taken';

/** A lead is taken with its first owner, and new again when it has none. */
function stateOf({ state, owner: before }: LeadPosition, { state: next, owner }: LeadChange): LeadState {
  if (next !== undefined) return next;
  if (owner === undefined || owner === before) return state;
  if (owner === null) return state === 'taken' ? 'new' : state;
  return state === 'new' ? 'taken' : state;
}

function ownerOf(lead: LeadPosition, change: LeadChange, by: string): string | null {
  if (change.owner !== undefined) return change.owner;
  const works = change.state !== undefined && change.state !== 'spam' && !isRepeated(lead, change);
  return works ? (lead.owner ?? by) : lead.owner;
}

function lostReasonOf(lead: LeadPosition, { state, lostReason }: LeadChange): LostReason | null {
  if (state === undefined) return lead.lostReason;
  return state === 'lost' ? (lostReason ?? null) : null;
}

function clockOf(lead: LeadPosition, change: LeadChange): ChangedLead['clock'] {
  if (change.state === undefined || isRepeated(lead, change)) return 'unchanged';
  switch (change.state) {
    case 'taken':
      return isOpen(lead) ? 'unchanged' : 'restarted';
    case 'answered':
    case 'won':
      return 'answered';
    default:
      return 'silenced';
  }
}
