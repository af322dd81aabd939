import type { EntityManager } from 'typeorm';
import { type Overrun, overrunOf } from '@mainstage/calendar/guests/overrun';
import { BookingError, type BookingErrorCode } from '../booking-error';
import { rejectConflicts } from '../conflicts';
import { listedBookings } from '../list';
import type { BookingRow } from '../rows';
import type { Sheet } from '../sheet';
import { type BookedCrowd, crowdOf } from './crowd';
import { overrunText } from './overrun-text';

export const isFirstOption = ({ state, rank }: Pick<BookingRow, 'state' | 'rank'>) => state === 'option' && rank === 1;
const isDefinite = ({ state }: BookingRow) => state === 'definite';

function overrunBeside(sheet: Sheet, id: string, counts: (other: BookingRow) => boolean) {
  return overrunOf(crowdOf(sheet.at(id)), sheet.crowd(id).filter(counts).map(crowdOf));
}

/** The overrun of a booking beside the definite ones; undefined if it fits. */
export const overDefinite = (sheet: Sheet, id: string): Overrun<BookedCrowd> | undefined =>
  overrunBeside(sheet, id, isDefinite);

/** The overrun of a booking beside the definite ones and all first options, which reserve their guests. */
export const overReserved = (sheet: Sheet, id: string): Overrun<BookedCrowd> | undefined =>
  overrunBeside(sheet, id, (other) => isDefinite(other) || isFirstOption(other));

export const guestsBefore = (sheet: Sheet, id: string): BookingRow[] =>
  (overReserved(sheet, id)?.others ?? []).map(({ booking }) => booking).filter(isFirstOption);

/** The options that wait for guests at the time of a booking that reserves some; they may move up when it ends. */
export function waitingForGuests(sheet: Sheet, id: string): string[] {
  if (!isDefinite(sheet.at(id)) && !isFirstOption(sheet.at(id))) return [];
  return sheet
    .crowd(id)
    .filter((other) => other.state === 'option' && other.waits_for_guests)
    .map((other) => other.id);
}

/** @throws BookingError `over_limit` if the definite bookings leave too few guests */
export async function rejectOverDefinite(sheet: Sheet, id: string): Promise<void> {
  const overrun = overDefinite(sheet, id);
  if (overrun) await reject(sheet.manager, 'over_limit', overrun);
}

/**
 * For a booking that becomes definite: a first option has only the first options given before it to respect, any other
 * booking all of them. For an option that becomes first again, all of them count.
 * @throws BookingError `over_limit`, or `not_first` if first options have reserved the guests
 */
export async function rejectOverReserved(sheet: Sheet, id: string, becomesFirst = false): Promise<void> {
  await rejectOverDefinite(sheet, id);
  const own = sheet.at(id);
  const isBefore = (other: BookingRow) =>
    isFirstOption(other) &&
    (becomesFirst || !isFirstOption(own) || Number(other.option_order) < Number(own.option_order));
  const overrun = overrunBeside(sheet, id, (other) => isDefinite(other) || isBefore(other));
  if (overrun) await reject(sheet.manager, 'not_first', overrun);
}

async function reject(manager: EntityManager, code: BookingErrorCode, overrun: Overrun<BookedCrowd>): Promise<void> {
  const there = await listedBookings(
    manager,
    overrun.others.map(({ booking }) => booking.id),
  );
  const inTheWay = overrun.others
    .map(({ booking }) => booking)
    .filter((other) => code === 'over_limit' || isFirstOption(other));
  const text = overrunText(overrun, there);
  await rejectConflicts(manager, code, inTheWay, () => text);
  // No other booking conflicts: its own guests are too many.
  throw new BookingError(code, text);
}
