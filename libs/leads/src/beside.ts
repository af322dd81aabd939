import { calendarWords } from '@mainstage/content/calendar/words';
import { layouts } from '@mainstage/house/layouts';
import { type Block, factsOf, typed } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { dayText, venueName } from './booking/words';
import type { BriefedRow } from './brief/row';
import type { LeadRow } from './lead-row';
import type { SourcedRow } from './source/row';

type Columns<Row> = Partial<Omit<Row, keyof LeadRow>>;

/** What a lead says beside its fields. */
export type Beside = Columns<BriefedRow>;

/** What was chosen on the pages, for sales; nothing where nothing was. */
export function briefBlocks(lead: Beside): Block[] {
  const { briefVenue, briefDate, briefPart, briefGuests, briefLayout, briefShortlist } = lead;
  const facts = factsOf([
    ['Venue', briefVenue && venueName(briefVenue)],
    ['Day', briefDate && dayText(briefDate)],
    ['Part of the day', briefPart && calendarWords.hires[briefPart]],
    ['Guests', briefGuests ? String(briefGuests) : null],
    ['Layout', layoutText(briefLayout)],
    ['Estimate', typed(lead.briefEstimate ?? undefined)],
    ['Offer', typed(lead.briefOffer ?? undefined)],
    ['Shortlist', briefShortlist?.map(venueName).join(', ')],
  ]);
  const none = facts.kind !== 'facts' || facts.facts.length === 0;
  return none ? [] : [{ kind: 'paragraph', text: 'Chosen on the pages:' }, facts];
}

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
