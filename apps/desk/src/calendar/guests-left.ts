import { counted } from '@mainstage/contracts/counted';
import { areaGuests, capacityOf } from '@mainstage/calendar/guests/guest-areas';
import { type Crowd, overrunOf } from '@mainstage/calendar/guests/overrun';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import type { VenueId } from '@mainstage/venues/facts/ids';

/** Capacity of a venue that the guests of other bookings leave (rule floors.guests). */
export interface GuestsLeft {
  /**
   * `closed` if nobody else can come, or only behind first options; `limited` if fewer than the venue's capacity can.
   */
  state: 'closed' | 'limited';
  words: string;
}

/** A booking with its guests, in hours of a day. */
export interface BookedCrowd extends Crowd {
  state: DeskBooking['state'];
}

/** @param crowds definite bookings and first options; @returns null if the venue's full capacity is available */
export function guestsLeft(
  venue: VenueId,
  hours: { from: number; to: number },
  crowds: readonly BookedCrowd[],
): GuestsLeft | null {
  const there = crowds.filter(({ from, to }) => from < hours.to && hours.from < to);
  if (there.length === 0) return null;
  const most = mostBeside(venue, hours, there);
  if (most >= capacityOf(venue)) return null;
  if (most > 0) return { state: 'limited', words: `${counted(most, 'guest', 'guests')} at most` };
  const definite = there.filter(({ state }) => state === 'definite');
  const words = mostBeside(venue, hours, definite) > 0 ? 'Guests are on option' : 'No guests left';
  return { state: 'closed', words };
}

/** The largest number of guests that fits, by binary search. */
function mostBeside(venue: VenueId, hours: { from: number; to: number }, others: readonly Crowd[]): number {
  const fits = (guests: number) => !overrunOf({ ...hours, guests: areaGuests(venue, guests) }, others);
  let [most, tooMany] = [0, capacityOf(venue) + 1];
  while (tooMany - most > 1) {
    const tried = Math.floor((most + tooMany) / 2);
    if (fits(tried)) most = tried;
    else tooMany = tried;
  }
  return most;
}
