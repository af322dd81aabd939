import { type ListedBooking, listBookings } from '@mainstage/bookings/list';
import { checkPlace, type WantedPlace } from '@mainstage/bookings/guests/check-place';
import { overLimitAmong } from '@mainstage/bookings/guests/over-limit';
import { atomsOf } from '@mainstage/calendar/atoms/venue-atoms';
import { dayOf } from '@mainstage/calendar/days/hours';
import type { DeskBooking, DeskDay } from '@mainstage/contracts/desk/leads';
import { venueName } from '@mainstage/venues/facts/display-names';
import { isVenueId } from '@mainstage/venues/facts/ids';
import type { EntityManager } from 'typeorm';
import { fitFacts } from '../draft/fit-facts';
import { deskBookings } from './desk-booking';

const activeStates = ['requested', 'option', 'definite'] as const;

/**
 * Availability of the venue and part of the day that a lead requests, and the other bookings of that day; null if there
 * is no such venue.
 * @param own ids of the lead's own bookings, which are no conflict
 */
export async function leadDay(
  manager: EntityManager,
  wanted: WantedPlace,
  own: readonly string[],
): Promise<DeskDay | null> {
  const { venue, day } = wanted;
  if (!isVenueId(venue)) return null;
  const { from, to } = dayOf(day);
  const all = await listBookings(manager, { from: new Date(from), to: new Date(to), states: activeStates });
  const atoms = new Set<string>(atomsOf(venue));
  const bookings = all.filter((booking) => booking.atoms.some((atom) => atoms.has(atom)));
  const { guests, layout } = wanted;
  const fit = guests ? fitFacts(venue, guests, layout ?? null) : null;
  // A room that is too small does not make its day taken: it is checked with as many guests as it takes.
  const tooSmall = fit?.fits === false ? fit : null;
  const { state, reasons } = await checkPlace(manager, tooSmall ? { ...wanted, guests: tooSmall.most } : wanted, own);
  const sentence = tooSmall && `${venueName(venue)} takes ${tooSmall.most} guests at most, and they ask for ${guests}.`;
  return {
    ...{ venue, day, state, reasons: sentence ? [...reasons, sentence] : reasons },
    bookings: await marked(manager, bookings, all),
  };
}

/** Marks bookings over the limit, among all bookings of the time. */
async function marked(
  manager: EntityManager,
  bookings: readonly ListedBooking[],
  all: readonly ListedBooking[],
): Promise<DeskBooking[]> {
  const over = new Set(overLimitAmong(all).map(({ booking }) => booking.id));
  return (await deskBookings(manager, bookings)).map((booking) => ({ ...booking, overLimit: over.has(booking.id) }));
}

/** All bookings of a period, for the calendar of the desk. @param from, to days, both included */
export async function bookingsBetween(manager: EntityManager, from: string, to: string) {
  const time = { from: new Date(dayOf(from).from), to: new Date(dayOf(to).to) };
  const all = await listBookings(manager, { ...time, states: activeStates });
  return marked(manager, all, all);
}
