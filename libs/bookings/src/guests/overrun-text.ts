import { momentText } from '@mainstage/calendar/days/day-text';
import { dayAt, timeAt } from '@mainstage/calendar/days/hours';
import { guestAreas } from '@mainstage/calendar/guests/guest-areas';
import type { Overrun } from '@mainstage/calendar/guests/overrun';
import { venueName } from '@mainstage/venues/facts/display-names';
import type { BookedCrowd } from './crowd';
import type { ListedBooking } from '../list';

/** Number of bookings that are named; the others are counted. */
const mostNamed = 4;

/**
 * The sum of guests, as a sentence for sales: *Floor 5 holds 199 guests; from 18:00 to 23:00 it already has 150
 * (Workshop for Weber: 150), 80 more would make 230.*
 * @param there the other bookings, with their clients
 */
export function overrunText(
  { area, from, to, already, own, others }: Overrun<BookedCrowd>,
  there: readonly ListedBooking[],
): string {
  const { name, most } = guestAreas[area]!;
  const holds = `${name} ${name.includes('together') ? 'hold' : 'holds'} ${most} guests`;
  if (others.length === 0) return `${holds}; ${own} are too many.`;
  const named = others.slice(0, mostNamed).map(({ booking: { id, venue, state }, guests }) => {
    const who = there.find((other) => other.id === id)?.who;
    return `${venueName(venue)}${who ? ` for ${who}` : ''}: ${guests[area]}${state === 'option' ? ', first option' : ''}`;
  });
  const more = others.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ');
  const has = name.includes('together') ? 'they already have' : 'it already has';
  return `${holds}; ${spanText(from, to)} ${has} ${already} (${list}), ${own} more would make ${already + own}.`;
}

const spanText = (from: number, to: number) =>
  dayAt(from) === dayAt(to - 1)
    ? `from ${timeAt(from)} to ${timeAt(to)}`
    : `from ${momentText(new Date(from))} to ${momentText(new Date(to))}`;
