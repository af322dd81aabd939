import { nounFor } from '@mainstage/contracts/counted';
import { clockText, dayText, momentText } from '@mainstage/calendar/days/day-text';
import { type Block, type FactValue, factsOf } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { venueName } from '@mainstage/venues/facts/display-names';
import { leadReference } from '@mainstage/leads/lead-id';
import { quarantineForms } from '@mainstage/leads/quarantine/quarantine-form';
import type { DeskDigest, DigestLead, DigestOption } from '../desk-reader';

/** Maximum rows of each list; the desk shows all. */
const listed = 20;

export const isQuietDay = ({ overdue, due, steps, options }: DeskDigest): boolean =>
  overdue.length + due.length + steps.length + options.length === 0;

/** `2 overdue, 3 to answer`: for the subject. */
export function digestSubject({ overdue, due, steps, options }: DeskDigest): string {
  const counts: [number, string][] = [
    [overdue.length, 'overdue'],
    [due.length, 'to answer'],
    [steps.length, nounFor(steps.length, 'next step', 'next steps')],
    [options.length, nounFor(options.length, 'option ends', 'options end')],
  ];
  return counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ');
}

/** Lists of today's events, without empty ones. Validated values only, and steps as the team noted them. */
export const digestBlocks = ({ overdue, due, steps, options }: DeskDigest): Block[] => [
  ...list('Overdue', overdue, answer, (lead) => `since ${lead.answerBy ? momentText(lead.answerBy) : 'now'}`),
  ...list('To answer today', due, answer, (lead) => (lead.answerBy ? `by ${clockText(lead.answerBy)}` : '')),
  ...list('Next steps', steps, answer, (lead) =>
    lead.nextStep ? new VisitorText(`${lead.nextStep.what} (${dayText(lead.nextStep.due)})`) : '',
  ),
  ...list('Options ending', options, option, ({ expiresAt }) => momentText(expiresAt)),
];

function list<Row>(title: string, rows: Row[], label: (row: Row) => string, value: (row: Row) => FactValue): Block[] {
  if (rows.length === 0) return [];
  const more = rows.length - listed;
  return [
    { kind: 'paragraph', text: more > 0 ? `${title}, and ${more} more:` : `${title}:` },
    factsOf(rows.slice(0, listed).map((row) => [label(row), value(row)])),
  ];
}

const answer = ({ kind, venue, leadId, owner }: DigestLead) =>
  `${[quarantineForms[kind], venue && venueName(venue), owner ?? 'not assigned yet'].filter(Boolean).join(', ')} (${leadReference(leadId)})`;

const option = ({ venue, day }: DigestOption) => `${venueName(venue)}, ${dayText(day)}`;
