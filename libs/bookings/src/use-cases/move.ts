import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { changing } from '../changing';
import type { Actor, BookingContext } from '../booking-context';
import { clientMail } from '../mails/booking-mail';
import { rejectOverDefinite, rejectOverReserved } from '../guests/limits';
import { closedOut, giveWay, moveUp, placeInLine } from '../ranks';
import { BookingError } from '../booking-error';
import { waitingBehind, withdraw } from '../finish';
import { type BookingRow, bookingOf, type Place, placeOf } from '../rows';
import type { Alteration } from '../sheet';
import { rejectConflicts } from '../conflicts';
import { mustBe } from '../states';
import { placeBooking } from './place-booking';
import { placeOfRequest, type BookingRequest } from './request';

export type NewPlace = Pick<BookingRequest, 'venue' | 'day' | 'hire' | 'setUp'>;

/**
 * Moves a booking to another venue, day or hours. An option gets the last rank there; options behind its former place
 * move up, and challenges that it made are withdrawn. A definite booking ends the options there that wait for its
 * guests.
 * @throws BookingError `not_found`, `wrong_state`, `invalid`, `past`, `taken`, `not_first`, `over_limit`
 */
export async function move(context: BookingContext, id: string, to: NewPlace, by: Actor): Promise<BookingRow> {
  const from = await placeOf(context.manager, id);
  const place = newPlace(to);
  return changing(context, [from, { ...place, state: from.state }], async (sheet) => {
    const booking = await sheet.open(id);
    await mustBe(sheet.manager, booking, ['requested', 'option', 'definite'], 'be moved');
    const waiting = waitingBehind(sheet, id);
    withdraw(sheet, id, by);
    sheet.note(booking, 'moved', by);
    await placeBooking(sheet.manager, { ...booking, ...place });
    const moved = await sheet.reopen(id);
    if (moved.starts_at <= moved.now) throw new BookingError('past', 'That time has begun.');
    if (moved.state !== 'requested') await rejectConflicts(sheet.manager, 'taken', sheet.definites(id));
    if (moved.state === 'definite') await rejectConflicts(sheet.manager, 'not_first', sheet.optionsBefore(id));
    if (moved.state === 'definite') await rejectOverReserved(sheet, id);
    if (moved.state === 'option') await rejectOverDefinite(sheet, id);
    sheet.alter(id, moved.state === 'option' ? lastInLine(moved) : { over_limit: false });
    sheet.enqueueMails(clientMail(moved, 'booking-moved'));
    const closed = moved.state === 'definite' ? await giveWay(sheet, await closedOut(sheet, id)) : [];
    await moveUp(sheet, [...closed, ...waiting]);
    // Options that moved up may now rank before it.
    if (moved.state === 'option') sheet.alter(id, placeInLine(sheet, id));
    return sheet.at(id);
  });
}

/** Without a rank until the others have moved up: as a first option it would reserve its guests before them. */
const lastInLine = ({ expires_at, starts_at }: BookingRow): Alteration => ({
  rank: null,
  option_order: null,
  expires_at: expires_at! < starts_at ? expires_at : starts_at,
  challenged_until: null,
  challenged_by: null,
});

/** @throws BookingError `invalid` */
function newPlace(to: NewPlace): Omit<Place, 'state'> & Pick<BookingRow, 'day' | 'hire'> {
  const { venue, hours } = placeOfRequest(to);
  const setUp = to.setUp ?? setUpOf(venue);
  return {
    venue,
    day: to.day,
    hire: typeof to.hire === 'string' ? to.hire : null,
    starts_at: new Date(hours.from),
    ends_at: new Date(hours.to),
    set_up_minutes: setUp.before,
    dismantling_minutes: setUp.after,
  };
}

/**
 * Changes set-up and dismantling times of a booking, in minutes; options are treated as in `move`.
 * @throws BookingError as `move`
 */
export async function setUp(
  context: BookingContext,
  id: string,
  minutes: Required<BookingRequest>['setUp'],
  by: Actor,
): Promise<BookingRow> {
  const { venue, day, hire, starts_at, ends_at } = await bookingOf(context.manager, id);
  const hours = { from: starts_at.getTime(), to: ends_at.getTime() };
  return move(context, id, { venue, day, hire: hire ?? hours, setUp: minutes }, by);
}
