import { undoSeconds } from '@mainstage/contracts/desk/bookings';
import { Mail } from '@mainstage/database/entities/mail';
import { databaseTime } from '@mainstage/database/database-time';
import { Booking } from '../entities/booking';
import { type BookingBefore, BookingEvent } from '../entities/booking-event';
import { Any, type EntityManager, In } from 'typeorm';
import type { Actor, BookingContext } from '../booking-context';
import { BookingError } from '../booking-error';
import { changing } from '../changing';
import { rejectConflicts } from '../conflicts';
import { waitingBehind } from '../finish';
import { isFirstOption, rejectOverReserved } from '../guests/limits';
import { closedOut, giveWay, moveUp } from '../ranks';
import { type BookingRow, bookingOf, type Place } from '../rows';
import { noOption, type Alteration, type Sheet } from '../sheet';
import { placeBooking, storeGuests } from './place-booking';

/** Seconds added to the limit, because a press arrives later than it was made. */
const leewaySeconds = 4;

export interface Undone {
  mails: number;
  /** Why the calendar was not restored, as a sentence; null if it was. */
  kept: string | null;
  bookings: string[];
}

/**
 * Undoes a press: stops its mails, and restores every booking that it changed if nothing was changed since and the
 * place is still free.
 * @param pressId id of the press; valid for ten seconds
 * @throws BookingError `not_found`, `undo_over` if its time is over or a mail is being sent; then nothing is undone
 */
export async function undo(context: BookingContext, pressId: string, by: Actor): Promise<Undone> {
  return context.manager.transaction(async (own) => {
    const events = await own.find(BookingEvent, { where: { changeId: pressId }, order: { id: 'ASC' } });
    if (events.length === 0) throw new BookingError('not_found', 'There is nothing to undo.');
    await rejectLate(own, events);
    const mails = await stopMails(own, events);
    const bookings = [...new Set(events.map(({ bookingId }) => bookingId))];
    const kept = await putBack(own, events, bookings, by).then(
      () => null,
      (error: unknown) => {
        if (error instanceof BookingError) return error.message;
        throw error;
      },
    );
    return { mails, kept, bookings };
  });
}

async function rejectLate(manager: EntityManager, events: readonly BookingEvent[]): Promise<void> {
  const latest = Math.max(...events.map(({ at }) => at.getTime()));
  const now = await databaseTime(manager);
  if (now.getTime() > latest + (undoSeconds + leewaySeconds) * 1000)
    throw new BookingError('undo_over', `It can be undone for ${undoSeconds} seconds.`);
}

/** @throws BookingError `undo_over` if one of them is being sent: clients must not be notified of an undone change */
async function stopMails(manager: EntityManager, events: readonly BookingEvent[]): Promise<number> {
  const ids = events.flatMap(({ mailIds }) => mailIds ?? []);
  const { affected = 0 } = await manager.update(
    Mail,
    // Mails stopped by an earlier undo count as well: nobody received them.
    { id: Any(ids), status: In<Mail['status']>(['due', 'dead']), attempts: 0 },
    {
      status: 'dead',
      settledAt: () => 'now()',
      finishedAt: () => 'now()',
      dispatchedAt: null,
      lastReply: 'undone before it was sent',
    },
  );
  if (affected < ids.length) throw new BookingError('undo_over', 'The email is on its way already.');
  return ids.length;
}

/** @throws BookingError with the reason; nothing is changed then */
async function putBack(
  manager: EntityManager,
  events: readonly BookingEvent[],
  bookings: readonly string[],
  by: Actor,
): Promise<void> {
  const rows = await Promise.all(bookings.map((id) => bookingOf(manager, id)));
  const earlier = new Map(rows.map((row) => [row.id, rowBefore(row, events)]));
  const places: Place[] = [...rows, ...earlier.values()];
  await changing({ manager }, places, async (sheet) => {
    for (const id of bookings) await rejectChangedSince(sheet, id, events);
    const others = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !bookings.includes(id));
    const waiting = others(bookings.flatMap((id) => waitingBehind(sheet, id)));
    for (const id of bookings) await replace(sheet, id, earlier.get(id)!);
    for (const id of bookings) await rejectTaken(sheet, earlier.get(id)!, bookings);
    for (const id of bookings) {
      sheet.note(sheet.at(id), 'undone', by);
      sheet.alter(id, alterationOf(earlier.get(id)!));
    }
    for (const id of bookings) await rejectOverLimit(sheet, id);
    // Later options, which are not part of the press, are updated as after any other change.
    const closed: string[] = [];
    for (const id of bookings) if (sheet.at(id).state === 'definite') closed.push(...(await closedOut(sheet, id)));
    await moveUp(sheet, [...(await giveWay(sheet, others(closed))), ...waiting]);
  });
}

/** The booking as it was before the press. */
function rowBefore(row: BookingRow, events: readonly BookingEvent[]): BookingRow {
  const { before } = events.find(({ bookingId }) => bookingId === row.id)!;
  if (before.state === undefined) return { ...row, ...noOption, state: 'released' };
  const { starts_at, ends_at, expires_at, challenged_until, ...others } = before as BookingBefore;
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...row,
    ...(others as Partial<BookingRow>),
    ...{ starts_at: new Date(starts_at), ends_at: new Date(ends_at) },
    ...{ expires_at: dateOf(expires_at), challenged_until: dateOf(challenged_until) },
  };
}

async function rejectChangedSince(sheet: Sheet, id: string, events: readonly BookingEvent[]): Promise<void> {
  await sheet.open(id);
  const last = await sheet.manager.findOne(BookingEvent, { where: { bookingId: id }, order: { id: 'DESC' } });
  if (last && !events.some((event) => event.id === last.id))
    throw new BookingError('wrong_state', `It was changed since, by ${last.by}.`);
}

/** Restores the place of a booking, with its guests; the state is restored with the sheet. */
async function replace(sheet: Sheet, id: string, earlier: BookingRow): Promise<void> {
  const now = sheet.at(id);
  const hadPlace = ['requested', 'option', 'definite'].includes(earlier.state);
  const isThere = now.venue === earlier.venue && +now.starts_at === +earlier.starts_at;
  const hasPlace = ['requested', 'option', 'definite'].includes(now.state);
  const stays = !hadPlace || (isThere && hasPlace);
  const isNamedAlike = now.public_title === earlier.public_title;
  if (stays && now.guests === earlier.guests && isNamedAlike) return;
  if (!isNamedAlike) await sheet.manager.update(Booking, { id }, { publicTitle: earlier.public_title });
  if (!stays) await placeBooking(sheet.manager, earlier);
  if (now.guests !== earlier.guests) await storeGuests(sheet.manager, id, earlier.guests);
  await sheet.reopen(id);
}

/** @throws BookingError `taken` if the place has been taken since, or the former rank is no longer consistent */
async function rejectTaken(sheet: Sheet, earlier: BookingRow, own: readonly string[]): Promise<void> {
  const { id, state } = earlier;
  if (state !== 'option' && state !== 'definite') return;
  const others = (rows: readonly BookingRow[]) => rows.filter((row) => !own.includes(row.id));
  await rejectConflicts(sheet.manager, 'taken', others(sheet.definites(id)));
  const isInTheWay = (row: BookingRow) => state === 'definite' || !followsInLine(row, earlier);
  await rejectConflicts(sheet.manager, 'taken', others(sheet.options(id)).filter(isInTheWay));
}

/** Whether the ranks of two options on the same place are consistent: the earlier one is lower. */
const followsInLine = (one: BookingRow, other: BookingRow): boolean =>
  Math.sign(Number(one.option_order) - Number(other.option_order)) === Math.sign(one.rank! - other.rank!);

/** @throws BookingError `over_limit`, `not_first` if other bookings have taken the guests of its floors */
async function rejectOverLimit(sheet: Sheet, id: string): Promise<void> {
  const booking = sheet.at(id);
  const isDefinite = booking.state === 'definite' && !booking.over_limit;
  if (isDefinite || isFirstOption(booking)) await rejectOverReserved(sheet, id, true);
}

const alterationOf = (row: BookingRow): Alteration => {
  const { state, rank, waits_for_guests, over_limit, option_order, tell_client } = row;
  const { expires_at, challenged_until, challenged_by } = row;
  return {
    ...{ state, rank, waits_for_guests, over_limit, option_order, tell_client },
    ...{ expires_at, challenged_until, challenged_by },
  };
};
