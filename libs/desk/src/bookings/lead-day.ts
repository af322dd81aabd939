import { type ListedBooking, listBookings } from '@mainstage/bookings/list';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { dayOf } from '@mainstage/calendar/days/hours';
import type { DeskDay } from '@mainstage/contracts/desk/leads';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import type { EntityManager } from 'typeorm';
import { deskBooking } from './desk-booking';

const activeStates = ['requested', 'option', 'definite'] as const;

/** What is in a venue on a day, and in the parts of the building that it shares; null where there is no such venue. */
export async function leadDay(manager: EntityManager, venue: string, day: string): Promise<DeskDay | null> {
  if (!isVenueId(venue)) return null;
  const { from, to } = dayOf(day);
  const all = await listBookings(manager, { from: new Date(from), to: new Date(to), states: activeStates });
  const own = new Set<string>(atomsOf(venue));
  const bookings = all.filter(({ atoms }) => atoms.some((atom) => own.has(atom)));
  return { venue, day, state: stateOf(venue, bookings), bookings: bookings.map(deskBooking) };
}

/** An office has several units: it is taken when all of them are. */
function stateOf(venue: VenueId, bookings: readonly ListedBooking[]): DeskDay['state'] {
  const occupied = (states: readonly string[]) =>
    new Set(bookings.filter(({ state }) => states.includes(state)).flatMap(({ atoms }) => atoms));
  const needed = hasUnits(venue) ? atomsOf(venue) : undefined;
  const covers = (atoms: Set<string>) => (needed ? needed.every((atom) => atoms.has(atom)) : atoms.size > 0);
  if (covers(occupied(['definite']))) return 'definite';
  return covers(occupied(['definite', 'option'])) ? 'option' : 'free';
}

/** All bookings of a time, for the calendar of the desk. @param from, to days, both included */
export async function bookingsBetween(manager: EntityManager, from: string, to: string) {
  const time = { from: new Date(dayOf(from).from), to: new Date(dayOf(to).to) };
  return (await listBookings(manager, { ...time, states: activeStates })).map(deskBooking);
}
