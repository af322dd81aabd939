import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { timeAt, withSetUp } from '@mainstage/calendar/days/hours';
import { areaGuests, countedGuests } from '@mainstage/calendar/guests/guest-areas';
import { overrunOf } from '@mainstage/calendar/guests/overrun';
import { venueName } from '@mainstage/venues/facts/display-names';
import { ordinal } from '../ordinal';
import type { EntityManager } from 'typeorm';
import { type ListedBooking, listBookings } from '../list';
import { type BookingRequest, placeOfRequest } from '../use-cases/request';
import { crowdOf } from './crowd';
import { isFirstOption } from './limits';
import { overrunText } from './overrun-text';

export type WantedPlace = Pick<BookingRequest, 'venue' | 'day' | 'hire' | 'guests' | 'layout'>;

/** Expected result for a booking: first option, option of a later rank, or impossible. */
export interface PlaceVerdict {
  state: 'free' | 'option' | 'definite';
  /** The conflicts, each a sentence for sales: room, hours with set-up and client, or the sum of guests. */
  reasons: string[];
}

/**
 * Predicts what `makeOption` decides: the same hours with set-up and dismantling, the same areas, the same guests.
 * @param leave ids of bookings to ignore, such as those of the same client
 * @throws BookingError `invalid`
 */
export async function checkPlace(
  manager: EntityManager,
  wanted: WantedPlace,
  leave: readonly string[] = [],
): Promise<PlaceVerdict> {
  const { venue, hours } = placeOfRequest(wanted);
  const takes = withSetUp(hours, setUpOf(venue));
  const time = { from: new Date(takes.from), to: new Date(takes.to) };
  const there = (await listBookings(manager, { ...time, states: ['option', 'definite'] })).filter(
    ({ id }) => !leave.includes(id),
  );
  const definite = there.filter(({ state }) => state === 'definite');
  const reserving = there.filter((other) => other.state === 'definite' || isFirstOption(other));

  const taken = inTheWay(venue, definite);
  if (taken.length > 0) return { state: 'definite', reasons: taken.map(reasonOf) };
  const own = { ...hours, guests: areaGuests(venue, countedGuests(venue, wanted.guests, wanted.layout)) };
  const over = overrunOf(own, definite.map(crowdOf));
  if (over) return { state: 'definite', reasons: [overrunText(over, there)] };
  const options = inTheWay(venue, there);
  if (options.length > 0) return { state: 'option', reasons: options.map(reasonOf) };
  const waits = overrunOf(own, reserving.map(crowdOf));
  return waits ? { state: 'option', reasons: [overrunText(waits, there)] } : { state: 'free', reasons: [] };
}

/** Bookings on the place; of an office, only if every unit has one. */
function inTheWay(venue: ListedBooking['venue'], others: readonly ListedBooking[]): ListedBooking[] {
  const atoms = atomsOf(venue);
  const met = others.filter((other) => other.atoms.some((atom) => atoms.includes(atom)));
  const free = (atom: string) => !met.some((other) => other.atoms.includes(atom));
  return hasUnits(venue) && atoms.some(free) ? [] : met;
}

/** Skyline Stage has Weber from 15:00 to 04:00, set-up and dismantling included. */
function reasonOf({ venue, who, state, rank, starts_at, ends_at, ...minutes }: ListedBooking): string {
  const { from, to } = withSetUp(
    { from: starts_at.getTime(), to: ends_at.getTime() },
    { before: minutes.set_up_minutes, after: minutes.dismantling_minutes },
  );
  const what = state === 'option' ? `is under the ${ordinal(rank!)} option` : 'is taken';
  const around = minutes.set_up_minutes + minutes.dismantling_minutes > 0 ? ', set-up and dismantling included' : '';
  return `${venueName(venue)} ${what} from ${timeAt(from)} to ${timeAt(to)}${who ? ` by ${who}` : ''}${around}.`;
}
