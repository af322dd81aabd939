import { dayText } from '@mainstage/calendar/days/day-text';
import { type ChangedLead, changedLead } from '@mainstage/contracts/desk/changed-lead';
import type { LeadChange, LostReason } from '@mainstage/contracts/desk/leads';
import type { DeskEntry } from '../entities/desk-entry';
import type { DeskLead } from '../entities/desk-lead';
import { ActionRefused, ChangeRejected } from '../desk-error';
import { clockFrom } from '../take-over/desk-rows';
import type { SalesTeam } from '../team/sales-team';
import { dayChanges } from './day-changes';
import type { PlannedChange } from './planned-change';

interface Change {
  lead: DeskLead;
  change: LeadChange;
  by: string;
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
 * Decides what a change writes: the new position of the lead (rule desk.states), and the entries of its timeline.
 * @throws ChangeRejected, ActionRefused
 */
export function planChange(change: Change): PlannedChange {
  requireAllowed(change);
  const after = changedLead(change.lead, change.change, change.by);
  const parts = [stateEntries(change, after), ownerEntries(change), replyEntries(change)];
  const others = [stepChange(change), ...dayChanges(change)];
  return {
    columns: Object.assign(positionColumns(change, after), ...others.map(({ columns }) => columns)),
    entries: withNote([...parts, ...others.map(({ entries }) => entries)].flat(), change.change),
  };
}

/** @throws ChangeRejected, ActionRefused */
function requireAllowed({ lead, change: { state, owner, lostReason }, team }: Change): void {
  if (lead.state === 'spam' && state !== undefined && state !== 'spam')
    throw new ActionRefused('lead_is_spam', 'This lead is marked as spam: press Not spam first');
  if (state === 'lost' && !lostReason) throw new ChangeRejected('lostReason', 'Say why the lead was lost');
  if (owner && owner !== lead.owner && !team.active.some(({ email }) => email === owner))
    throw new ChangeRejected('owner', 'This person does not answer leads');
}

/** The columns that differ from those of the lead. */
function positionColumns({ lead, now }: Change, { clock, settlesReply, ...position }: ChangedLead): Partial<DeskLead> {
  const columns: Partial<DeskLead> = {};
  if (position.state !== lead.state) columns.state = position.state;
  if (position.owner !== lead.owner) columns.owner = position.owner;
  if (position.lostReason !== lead.lostReason) columns.lostReason = position.lostReason;
  if (settlesReply) columns.repliedAt = null;
  if (settlesReply && lead.answerFailedAt) columns.answerFailedAt = null;
  // A won or lost lead needs no reminder.
  if (lead.remindIfNoReplyBy && ['won', 'lost', 'spam'].includes(position.state)) columns.remindIfNoReplyBy = null;
  // Spam keeps its times: a member who marks it as no spam gets the lead back as it was (rule desk.states).
  if (position.state === 'spam' && lead.state !== 'spam')
    columns.beforeSpam = { state: lead.state, lostReason: lead.lostReason };
  return { ...columns, ...clockColumns(lead, clock, now) };
}

function clockColumns(lead: DeskLead, clock: ChangedLead['clock'], now: Date): Partial<DeskLead> {
  switch (clock) {
    case 'answered':
      // The promise is measured by the first answer.
      return {
        answeredAt: lead.answeredAt ?? now,
        firstAnsweredAt: lead.firstAnsweredAt ?? now,
        nextAlarmAt: null,
      };
    case 'restarted':
      return clockFrom(now);
    case 'silenced':
      return { nextAlarmAt: null };
    case 'unchanged':
      return {};
  }
}

/** Adds the note to the entry of the action; the key identifies the whole press. */
function withNote(entries: PlannedChange['entries'], { note, key }: LeadChange): PlannedChange['entries'] {
  const [first = { kind: 'note', title: 'Note' } as const, ...others] = entries;
  if (entries.length === 0 && note === undefined) return [];
  return [{ ...first, text: note ?? null, requestKey: key ?? null }, ...others];
}

type Entries = PlannedChange['entries'];

const entry = (title: string, kind: DeskEntry['kind'] = 'change'): Entries => [{ kind, title }];

const answerTitles = { telephone: 'Answered by telephone', mail: 'Answered by email' } as const;

function stateEntries({ lead, change, by }: Change, after: ChangedLead): Entries {
  const { state, answeredBy, lostReason } = change;
  switch (state) {
    case undefined:
      return [];
    case 'taken':
      if (after.clock === 'restarted') return entry('Reopened');
      // A lead assigned to somebody else has its own entry.
      return after.owner === by && lead.owner !== by ? entry('Taken') : [];
    case 'answered':
      return entry(answeredBy ? answerTitles[answeredBy] : 'Answered', 'answer');
    case 'won':
      // A booked lead counts as answered, whether or not somebody noted it.
      return lead.state === 'won' ? [] : entry('Won');
    case 'lost':
      return lostReason ? entry(`Lost: ${lostTexts[lostReason]}`) : [];
    case 'spam':
      return lead.state === 'spam' ? [] : entry('Marked as spam');
  }
}

function replyEntries({ lead, change: { replyHandled } }: Change): Entries {
  if (!replyHandled) return [];
  if (lead.repliedAt !== null) return entry('The reply needs no answer');
  return lead.answerFailedAt ? entry('The answer that did not arrive is settled') : [];
}

function ownerEntries({ lead, change: { owner, state }, by, team }: Change): Entries {
  if (owner === undefined || owner === lead.owner) return [];
  if (owner === null) return entry('Given back');
  if (owner !== by) return entry(`Handed over to ${team.nameOf(owner)}`);
  // Taking a lead makes one entry, whichever way it was requested.
  return state === 'taken' ? [] : entry('Taken');
}

const nothing: PlannedChange = { columns: {}, entries: [] };

function stepChange({ lead, change: { nextStep } }: Change): PlannedChange {
  if (nextStep === undefined) return nothing;
  if (nextStep === null)
    return lead.nextStep === null
      ? nothing
      : {
          columns: { nextStep: null, nextStepDue: null, nextStepTime: null },
          entries: entry(`Done or dropped: ${lead.nextStep}`),
        };
  const { what, due, time = null } = nextStep;
  if (what === lead.nextStep && due === lead.nextStepDue && time === lead.nextStepTime) return nothing;
  return {
    columns: { nextStep: what, nextStepDue: due, nextStepTime: time },
    entries: entry(`Next step: ${[what, dayText(due), time].filter(Boolean).join(', ')}`),
  };
}
