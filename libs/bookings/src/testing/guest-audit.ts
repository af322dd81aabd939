import { peopleOf, factsOf, layoutsOf } from '@mainstage/venues/facts/capacities';
import { isOffice, partsOf, roomOf, venueCatalog, type VenueId } from '@mainstage/venues/facts/catalog';
import type { EntityManager } from 'typeorm';

interface BookedGuests {
  id: string;
  venue: VenueId;
  guests: number | null;
  layout: string | null;
  from: Date;
  to: Date;
}

export interface MomentOverLimit {
  area: string;
  at: Date;
  guests: number;
}

/** The limits of docs/rules.md, repeated independently: floors, and the most guests on them. */
const figures: readonly (readonly [floors: readonly number[], most: number])[] = [
  [[4], 199],
  [[5], 199],
  [[6], 199],
  [[4, 5], 350],
  [[4, 6], 400],
  [[5, 6], 400],
  [[4, 5, 6, 7, 8], 550],
];

const select = (which: string) =>
  `SELECT id, venue, guests, layout, starts_at AS "from", ends_at AS "to" FROM bookings WHERE ${which} ORDER BY starts_at`;
const firstOptions = `state = 'option' AND rank = 1`;

/**
 * Reads the definite bookings and sums their guests at every moment at which an event begins, without any code that the
 * calendar uses to count.
 */
export const momentsOverLimit = async (manager: EntityManager): Promise<MomentOverLimit[]> =>
  momentsAmong(await manager.query<BookedGuests[]>(select(`state = 'definite'`)));

export const momentsReservedTwice = async (manager: EntityManager): Promise<MomentOverLimit[]> =>
  momentsAmong(await manager.query<BookedGuests[]>(select(`state = 'definite' OR ${firstOptions}`)));

/** Options that can never become definite, because the definite bookings alone leave too little capacity. */
export async function optionsClosedOut(manager: EntityManager): Promise<string[]> {
  const definite = await manager.query<BookedGuests[]>(select(`state = 'definite'`));
  const waiting = await manager.query<BookedGuests[]>(select(`state = 'option' AND waits_for_guests`));
  const isClosedOut = (option: BookedGuests) =>
    momentsAmong(
      [...definite.filter(({ from, to }) => from < option.to && option.from < to), option].sort(
        (one, other) => one.from.getTime() - other.from.getTime(),
      ),
    ).length > 0;
  return waiting.filter(isClosedOut).map(({ id }) => id);
}

/** @param booked sorted by begin */
function momentsAmong(booked: readonly BookedGuests[]): MomentOverLimit[] {
  const found: MomentOverLimit[] = [];
  let present: BookedGuests[] = [];
  for (const [index, booking] of booked.entries()) {
    const { from: at } = booking;
    present = [...present.filter(({ to }) => to > at), booking];
    // All that begin at this moment count before it is judged.
    if (booked[index + 1]?.from.getTime() === at.getTime()) continue;
    for (const [floors, most] of figures) {
      const guests = present.reduce((sum, each) => sum + guestsOn(each, floors, most), 0);
      if (guests > most) found.push({ area: floors.join('+'), at, guests });
    }
  }
  return found;
}

function guestsOn(booking: BookedGuests, floors: readonly number[], most: number): number {
  const all = total(booking);
  const own = ownFloors(booking.venue);
  const here = own.filter((floor) => floors.includes(floor));
  if (here.length === own.length) return all;
  // Every floor of a double or triple venue takes the same number of guests, so each gets an equal share.
  return Math.min(most, here.length * Math.min(199, Math.ceil(all / own.length)));
}

const ownFloors = (venue: VenueId): number[] =>
  isOffice(venue) ? [venueCatalog[venue].floor] : [...new Set(partsOf(venue).map((part) => roomOf(part).floor))];

function total({ venue, guests, layout }: BookedGuests): number {
  if (guests !== null) return guests;
  if (isOffice(venue)) return peopleOf(venue);
  const stated = Object.entries(layoutsOf(venue)).find(([name]) => name === layout);
  return stated ? stated[1].guests : factsOf(venue).guests;
}

/** Checks the whole table repeatedly while others change it, and once more after they end. */
export async function watchGuests(
  manager: EntityManager,
  work: Promise<unknown>,
): Promise<{ looks: number; over: MomentOverLimit[] }> {
  let ended = false;
  const end = work.finally(() => (ended = true));
  const over: MomentOverLimit[] = [];
  let looks = 0;
  for (let last = false; !last; looks++) {
    last = ended;
    over.push(...(await momentsOverLimit(manager)));
  }
  await end;
  return { looks, over };
}
