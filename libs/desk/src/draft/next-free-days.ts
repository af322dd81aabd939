import { AvailabilityBoard } from '@mainstage/bookings/availability/board';
import { BookedTimesQueries } from '@mainstage/bookings/availability/booked-times.queries';
import { checkPlace, type WantedPlace } from '@mainstage/bookings/guests/check-place';
import { isWorkingDay } from '@mainstage/calendar/days/working-days';
import { addDays } from '@mainstage/contracts/calendar';
import { dayParts, partsOfHire } from '@mainstage/contracts/day-parts';
import { stateLetters } from '@mainstage/contracts/availability';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { EntityManager } from 'typeorm';

/** Number of days that are checked. */
const lookedAt = 60;
const named = 3;

interface FreeDaysWanted {
  venue: VenueId;
  hire: Hire;
  guests: number | null;
  layout: string | null;
  after: string;
  working: boolean;
}

/**
 * The next days on which a venue is free for a part of the day, set-up and dismantling included. The visitors' calendar
 * yields candidates, which are then checked like a booking.
 */
export async function nextFreeDays(manager: EntityManager, wanted: FreeDaysWanted): Promise<string[]> {
  const { venue, hire, guests, layout, after, working } = wanted;
  const first = addDays(after, 1);
  const board = new AvailabilityBoard(new BookedTimesQueries(manager));
  const { venues } = await board.ask([venue], first, lookedAt, guests ?? undefined);
  const letters = venues[venue]?.days ?? '';
  const places = partsOfHire[hire].map((part) => dayParts.indexOf(part));
  const found: string[] = [];
  for (let index = 0; index < lookedAt && found.length < named; index += 1) {
    const day = addDays(first, index);
    if (working && !isWorkingDay(day)) continue;
    if (!places.every((place) => letters[index * dayParts.length + place] === stateLetters.free)) continue;
    const place: WantedPlace = { venue, day, hire, guests: guests ?? undefined, layout: layout ?? undefined };
    if ((await checkPlace(manager, place)).state === 'free') found.push(day);
  }
  return found;
}
