import { calendarWords } from '@mainstage/content/calendar/words';
import { layouts } from '@mainstage/venues/facts/layouts';
import { type Block, type factsOf, typed } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { dayText } from '@mainstage/calendar/days/day-text';
import { venueName } from './booking/words';
import type { BriefedRow } from './brief/row';
import type { LeadRow } from './lead-row';
import type { SourcedRow } from './source/row';

type Columns<Row> = Partial<Omit<Row, keyof LeadRow>>;

/** What a lead says in addition to its form's fields: the brief and the source. */
export type LeadContext = Columns<BriefedRow>;

type Facts = Parameters<typeof factsOf>[0];

/** The requested day: checked values only, so that a mail to an unproven address may contain it. */
export const dayFacts = ({ briefVenue, briefDate, briefPart, briefGuests }: LeadContext): Facts => [
  ['Venue', briefVenue && venueName(briefVenue)],
  ['Day', briefDate && dayText(briefDate)],
  ['Part of the day', briefPart && calendarWords.hires[briefPart]],
  ['Guests of the event', briefGuests ? String(briefGuests) : null],
];

/** What was chosen on the pages, for sales. */
export function briefFacts(lead: LeadContext): Facts {
  const { briefLayout, briefShortlist } = lead;
  return [
    ...dayFacts(lead),
    ['Layout', layoutText(briefLayout)],
    ['Estimate', typed(lead.briefEstimate ?? undefined)],
    ['Offer', typed(lead.briefOffer ?? undefined)],
    ['Shortlist', briefShortlist?.map(venueName).join(', ')],
  ];
}

/** What was chosen on the pages, for a subject: where, when, how many. */
export function briefSubject({
  briefVenue,
  briefDate,
  briefGuests,
}: LeadContext): (string | null | undefined | false)[] {
  return [
    briefVenue && venueName(briefVenue),
    briefDate && dayText(briefDate),
    briefGuests ? guestsText(briefGuests) : null,
  ];
}

/** `1 guest`, `4 guests` */
export const guestsText = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);

/** What led to the visit, in small print for sales. */
export function sourceBlocks(lead: Columns<SourcedRow>): Block[] {
  const lines: [string, string | null | undefined][] = [
    ['Source', lead.sourceUtmSource],
    ['Medium', lead.sourceUtmMedium],
    ['Campaign', lead.sourceUtmCampaign],
    ['Linked from', lead.sourceReferrerHost],
    ['First page', lead.sourceFirstPage],
  ];
  const items = lines.flatMap(([label, value]) => (value ? [new VisitorText(`${label}: ${value}`)] : []));
  return items.length > 0 ? [{ kind: 'note', tone: 'quiet', text: 'What led to the visit:', items }] : [];
}

function layoutText(layout: string | null | undefined) {
  if (!layout) return null;
  return Object.hasOwn(layouts, layout) ? layouts[layout as keyof typeof layouts].label : typed(layout);
}
