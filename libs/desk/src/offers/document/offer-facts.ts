import { berlinTime } from '@mainstage/contracts/berlin-time';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';

/** Facts of an offer by their labels, in its language. */
export function offerFacts(content: OfferContent): Record<string, string> {
  const { startsAt, endsAt, setUpMinutes, dismantlingMinutes, guests, layout, language } = content;
  const texts = pageTexts[language];
  const format = offerFormats[language];
  const [from, to] = [movedBy(startsAt, -setUpMinutes), movedBy(endsAt, dismantlingMinutes)];
  return {
    [texts.facts.venue]: venueName(content.venue),
    [texts.facts.day]: format.day(content.day),
    [texts.facts.hours]: texts.hours(format.time(startsAt), format.time(endsAt)),
    ...(setUpMinutes + dismantlingMinutes > 0 && {
      [texts.facts.setUp]: isSameDay(from, to)
        ? texts.setUp(format.time(from), format.time(to))
        : texts.setUp(format.moment(from), format.moment(to)),
    }),
    [texts.facts.guests]: guests === null ? texts.guestsOpen : texts.guests(guests),
    [texts.facts.layout]: layoutName(layout, language) ?? layout ?? texts.layoutOpen,
  };
}

const movedBy = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** Dismantling after midnight belongs to the same night: only set-up of an earlier day or later needs dates. */
const isSameDay = (from: string, to: string): boolean =>
  berlinTime(Date.parse(from)).day === berlinTime(Date.parse(to) - 6 * 3_600_000).day;
