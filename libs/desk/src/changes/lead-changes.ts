import { dayText } from '@mainstage/calendar/days/day-text';
import type { LeadChange, LostReason } from '@mainstage/contracts/desk/leads';
import type { DeskEntry } from '@mainstage/database/entities/desk-entry';
import type { DeskLead } from '@mainstage/database/entities/desk-lead';
import { ActionRefused, ChangeRejected } from '../desk-error';
import { clockFrom } from '../take-over/desk-rows';
import type { SalesTeam } from '../team/sales-team';

/** What a change writes: columns of the lead, and entries of its timeline. */
export interface PlannedChange {
  columns: Partial<DeskLead>;
  entries: (Pick<DeskEntry, 'kind' | 'title'> & Partial<Pick<DeskEntry, 'text' | 'requestKey'>>)[];
}

interface Change {
  lead: DeskLead;
  change: LeadChange;
  /** Address of who makes it. */
  by: string;
  /** By the database clock. */
  now: Date;
  team: SalesTeam;
}

const lostTexts = {
  price: 'the price',
  'date-taken': 'the date was taken',
  'too-small': 'our venues are too small',
  'other-venue': 'another venue',
  'called-off': 'the event was called off',
  'no-reply': 'no reply',
  other: 'another reason',
} as const satisfies Record<LostReason, string>;

/**
 * Decides what a change does to a lead (rule desk.states): who works on it has it, an answer stops the clock, and taking a
 * closed lead again starts it again.
 * @throws ChangeRejected
 */
export function planChange(change: Change): PlannedChange {
  const parts = [stateChange(change), ownerChange(change), stepChange(change), replyChange(change)];
  const columns = Object.assign({}, ...parts.map((part) => part.columns)) as Partial<DeskLead>;
  return {
    columns,
    entries: withNote(
      parts.flatMap(({ entries }) => entries),
      change.change,
    ),
  };
}

/** What was said stands with what was done; the key names all of it. */
function withNote(entries: PlannedChange['entries'], { note, key }: LeadChange): PlannedChange['entries'] {
  const [first = { kind: 'note', title: 'Note' } as const, ...others] = entries;
  if (entries.length === 0 && note === undefined) return [];
  return [{ ...first, text: note ?? null, requestKey: key ?? null }, ...others];
}

const nothing: PlannedChange = { columns: {}, entries: [] };

const changed = (columns: Partial<DeskLead>, title: string, kind: DeskEntry['kind'] = 'change'): PlannedChange => ({
  columns,
  entries: [{ kind, title }],
});

function stateChange({ lead, change, by, now }: Change): PlannedChange {
  const { state, answeredBy, lostReason } = change;
  if (state === undefined) return nothing;
  if (lead.state === 'spam' && state !== 'spam')
    throw new ActionRefused('lead_is_spam', 'This lead is marked as spam: press Not spam first');
  // Whoever works on a lead that nobody has, has it.
  const owner = change.owner === undefined && lead.owner === null ? { owner: by } : {};
  switch (state) {
    case 'taken':
      return taken({ lead, change, by, now }, owner);
    case 'answered':
      return changed(
        { ...owner, ...answered(lead, now), lostReason: null, state },
        answeredBy === 'telephone' ? 'Answered by telephone' : answeredBy === 'mail' ? 'Answered by email' : 'Answered',
        'answer',
      );
    case 'won':
      // Whoever books was answered, whether or not somebody noted it.
      return lead.state === 'won'
        ? nothing
        : changed({ ...owner, ...answered(lead, now), lostReason: null, state }, 'Won');
    case 'lost':
      if (!lostReason) throw new ChangeRejected('lostReason', 'Say why the lead was lost');
      return changed({ ...owner, ...closing, lostReason, state }, `Lost: ${lostTexts[lostReason]}`);
    case 'spam':
      return lead.state === 'spam' ? nothing : spam(lead, lead.state);
  }
}

const closing = { nextAlarmAt: null, repliedAt: null } as const;

/** Its times stay: whoever finds that it is no spam gets the lead back as it was (rule desk.states). */
const spam = ({ lostReason }: DeskLead, state: Exclude<DeskLead['state'], 'spam'>): PlannedChange =>
  changed({ nextAlarmAt: null, lostReason: null, beforeSpam: { state, lostReason }, state: 'spam' }, 'Marked as spam');

/** Stops the clock; the first answer is the one that the promise is measured by. */
function answered(lead: DeskLead, now: Date): Partial<DeskLead> {
  return {
    answeredAt: lead.answeredAt ?? now,
    firstAnsweredAt: lead.firstAnsweredAt ?? now,
    nextAlarmAt: null,
    repliedAt: null,
  };
}

function replyChange({ lead, change: { replyHandled } }: Change): PlannedChange {
  if (!replyHandled || lead.repliedAt === null) return nothing;
  return changed({ repliedAt: null }, 'The reply needs no answer');
}

function taken({ lead, change, by, now }: Omit<Change, 'team'>, owner: Partial<DeskLead>): PlannedChange {
  if (lead.state !== 'new' && lead.state !== 'taken')
    return changed({ ...owner, ...clockFrom(now), lostReason: null, state: 'taken' }, 'Reopened');
  const columns = { ...owner, state: 'taken' } as const;
  // Somebody else who gets it has an entry of their own.
  const takes = (change.owner ?? owner.owner ?? null) === by && lead.owner !== by;
  return takes ? changed(columns, 'Taken') : { columns, entries: [] };
}

function ownerChange({ lead, change, by, team }: Change): PlannedChange {
  const { owner, state } = change;
  if (owner === undefined || owner === lead.owner) return nothing;
  if (owner !== null && !team.active.some(({ email }) => email === owner))
    throw new ChangeRejected('owner', 'This person does not answer leads');
  if (owner === null)
    return changed({ owner, ...(state === undefined && lead.state === 'taken' && { state: 'new' }) }, 'Given back');
  const columns: Partial<DeskLead> = { owner, ...(state === undefined && lead.state === 'new' && { state: 'taken' }) };
  const title = owner === by ? 'Taken' : `Handed over to ${team.nameOf(owner)}`;
  // Taking a lead for oneself is one entry, whichever way it was asked for.
  return title === 'Taken' && state === 'taken' ? { columns, entries: [] } : changed(columns, title);
}

function stepChange({ lead, change: { nextStep } }: Change): PlannedChange {
  if (nextStep === undefined) return nothing;
  if (nextStep === null)
    return lead.nextStep === null
      ? nothing
      : changed({ nextStep: null, nextStepDue: null }, `Done or dropped: ${lead.nextStep}`);
  const { what, due } = nextStep;
  if (what === lead.nextStep && due === lead.nextStepDue) return nothing;
  return changed({ nextStep: what, nextStepDue: due }, `Next step: ${what}, ${dayText(due)}`);
}
