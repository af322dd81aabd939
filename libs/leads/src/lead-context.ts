import { counted } from '@mainstage/contracts/counted';
import { partHours } from '@mainstage/calendar/facts';
import { type Hire, partsOfHire } from '@mainstage/contracts/day-parts';
import { type Block, type factsOf, typed } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { fullDateText } from '@mainstage/contracts/date-text';
import { offerTitle } from '@mainstage/content/offers/offer-title';
import { dayTextIn } from '@mainstage/calendar/days/day-text';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import type { Language } from '@mainstage/contracts/language';
import { dayWords } from './day-words';
import type { DayWords } from './day-words.types';
import type { BriefedRow } from './brief/row';
import type { LeadRow } from './lead-row';
import type { SourcedRow } from './source/row';

type Columns<Row> = Partial<Omit<Row, keyof LeadRow>>;

/** Data of a lead beside its form's fields: the brief and the source. */
export type LeadContext = Columns<BriefedRow>;

type Facts = Parameters<typeof factsOf>[0];

/**
 * The requested day: validated values only, so that a mail to an unproven address may contain it.
 * @param language English for sales
 */
export function dayFacts(
  { briefVenue, briefDate, briefPart, briefGuests, briefLayout }: LeadContext,
  language: Language = 'en',
): Facts {
  const words = dayWords[language];
  return [
    [words.venue, briefVenue && venueName(briefVenue)],
    [words.day, briefDate && dayTextIn[language](briefDate)],
    [words.part, briefPart && partText(briefPart, words)],
    [words.guests, briefGuests ? String(briefGuests) : null],
    [words.layout, layoutName(briefLayout ?? null, language)],
  ];
}

function partText(part: Hire, { partOf, hires }: DayWords): string {
  const parts = partsOfHire[part].map((each) => partHours[each]);
  return partOf(hires[part], String(parts[0]?.from), String(parts.at(-1)?.to));
}

/** Choices made on the pages, for sales. */
export function briefFacts(lead: LeadContext): Facts {
  const { briefLayout, briefShortlist } = lead;
  return [
    ...dayFacts(lead),
    // The name of one of the room's set-ups, or any other text.
    ['Layout', layoutName(briefLayout ?? null) ? null : typed(briefLayout ?? undefined)],
    ['Estimate', typed(lead.briefEstimate ?? undefined)],
    ['Offer', typed(lead.briefOffer ? offerTitle(lead.briefOffer) : undefined)],
    ['Shortlist', briefShortlist?.map(venueName).join(', ')],
  ];
}

/** Choices made on the pages, for a subject: where, when, how many. */
export function briefSubject({
  briefVenue,
  briefDate,
  briefGuests,
}: LeadContext): (string | null | undefined | false)[] {
  return [
    briefVenue && venueName(briefVenue),
    briefDate && fullDateText(briefDate, { month: 'short' }),
    briefGuests ? guestsText(briefGuests) : null,
  ];
}

/** `1 guest`, `4 guests` */
export const guestsText = (count: number) => counted(count, 'guest', 'guests');

/** `the home page`, or the path of another page. */
export const firstPageText = (path: string | null | undefined) => (path === '/' ? 'the home page' : path);

/** Where the visit came from, in small print for sales. */
export function sourceBlocks(lead: Columns<SourcedRow>): Block[] {
  const lines: [string, string | null | undefined][] = [
    ['Source', lead.sourceUtmSource],
    ['Medium', lead.sourceUtmMedium],
    ['Campaign', lead.sourceUtmCampaign],
    ['Linked from', lead.sourceReferrerHost],
    ['Came in through', firstPageText(lead.sourceFirstPage)],
  ];
  const items = lines.flatMap(([label, value]) => (value ? [new VisitorText(`${label}: ${value}`)] : []));
  return items.length > 0 ? [{ kind: 'note', tone: 'quiet', text: 'Where the visit came from:', items }] : [];
}
