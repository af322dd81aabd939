import { instantOf } from '@mainstage/calendar/days/hours';
import { addDays } from '@mainstage/contracts/calendar';
import type { OfferWish } from '@mainstage/contracts/offers/calls';
import type { OfferContent } from '@mainstage/contracts/offers/offer';

/**
 * The content with what the client asked for: guests, hours, optional lines that become part of it, and lines that are
 * left out. Lines by the guest follow the new number of guests.
 */
export function withWish(content: OfferContent, wish: OfferWish): OfferContent {
  const { guests = content.guests, add, drop } = wish;
  const lines = content.lines
    .filter(({ id }) => !drop.includes(id))
    .map((line) => ({
      ...line,
      optional: line.optional && !add.includes(line.id),
      quantity: line.unit === 'guest' && line.quantity === content.guests && guests !== null ? guests : line.quantity,
    }));
  return { ...content, guests, lines, ...hoursOf(content, wish) };
}

function hoursOf(
  { day, startsAt, endsAt, hire }: OfferContent,
  { startsAt: from, endsAt: to }: OfferWish,
): Pick<OfferContent, 'startsAt' | 'endsAt' | 'hire'> {
  if (from === undefined && to === undefined) return { startsAt, endsAt, hire };
  const begin = from === undefined ? Date.parse(startsAt) : instantOf(day, from);
  const end = to === undefined ? endWithout(begin, { startsAt, endsAt }) : endAt(day, to, begin);
  return { startsAt: new Date(begin).toISOString(), endsAt: new Date(end).toISOString(), hire: null };
}

/** The end stays; an event that would begin after it keeps its length. */
function endWithout(begin: number, { startsAt, endsAt }: Pick<OfferContent, 'startsAt' | 'endsAt'>): number {
  const end = Date.parse(endsAt);
  return end > begin ? end : begin + end - Date.parse(startsAt);
}

/** An end that is not after the beginning is on the next day. */
function endAt(day: string, to: string, begin: number): number {
  const sameDay = instantOf(day, to);
  return sameDay > begin ? sameDay : instantOf(addDays(day, 1), to);
}
