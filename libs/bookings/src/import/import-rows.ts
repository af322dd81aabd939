import { randomUUID } from 'node:crypto';
import { Booking } from '../entities/booking';
import { In } from 'typeorm';
import type { Actor, BookingContext } from '../booking-context';
import { BookingError } from '../booking-error';
import { cancel, release, turnDown } from '../use-cases/end';
import { makeDefinite } from '../use-cases/make-definite';
import { makeOption } from '../use-cases/make-option';
import { request } from '../use-cases/request';
import type { CancelledRow, ImportEntry, ImportRow } from './import-entry';
import { bookingsOfEntries, bookingsOfImport, bookingsOfSeries, changedSince } from './imported-bookings';

/** Result of an import: `taken`, `known` and `rejected` add up to the number of entries. */
export interface ImportReport {
  /** Id by which the whole import can be undone. */
  importId: string;
  taken: number;
  known: number;
  rejected: { name: string; reason: string }[];
  /** Of those taken: entries that were cancelled in the external calendar and whose booking was ended. */
  ended: string[];
  notes: { name: string; note: string }[];
}

type Outcome = 'taken' | 'known' | 'skipped';

/**
 * Imports the entries one by one, each in a transaction; a rejected entry is reported with its reason and does not
 * affect the others. Entries that were imported before, by their external id, stay unchanged.
 */
export async function importRows(
  context: BookingContext,
  entries: readonly ImportEntry[],
  by: Actor,
): Promise<ImportReport> {
  const report: ImportReport = { importId: randomUUID(), taken: 0, known: 0, rejected: [], ended: [], notes: [] };
  for (const entry of entries) {
    if ('note' in entry) report.notes.push(entry);
    else if ('problem' in entry) report.rejected.push({ name: entry.name, reason: entry.problem });
    else
      try {
        const outcome =
          'cancels' in entry ? await endRow(context, entry, by) : await importRow(context, entry, by, report.importId);
        if (outcome === 'skipped') continue;
        report[outcome] += 1;
        if (outcome === 'taken' && 'cancels' in entry) report.ended.push(entry.name);
      } catch (error) {
        report.rejected.push({ name: entry.name, reason: reasonOf(error) });
      }
  }
  return report;
}

/** The calendar's reason, or PostgreSQL's if it rejects a value. @throws any other error */
function reasonOf(error: unknown): string {
  if (error instanceof BookingError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^2[23]...$/.test(code)) return `the database does not take it: ${(error as Error).message}`;
  throw error;
}

async function importRow(context: BookingContext, row: ImportRow, by: Actor, importId: string): Promise<Outcome> {
  if ((await bookingsOfEntries(context.manager, [row.externalId])).length > 0) return 'known';
  const { id } = await request(context, { ...row, origin: 'import', importId }, by);
  try {
    if (row.state === 'option') await makeOption(context, id, by, row.until);
    if (row.state === 'definite') await makeDefinite(context, id, by);
  } catch (error) {
    // Deletes a rejected booking, so that a later import can try again.
    await context.manager.delete(Booking, id);
    throw error;
  }
  return 'taken';
}

async function endRow(
  context: BookingContext,
  { cancels, wholeSeries, optional }: CancelledRow,
  by: Actor,
): Promise<Outcome> {
  const found = wholeSeries
    ? await bookingsOfSeries(context.manager, cancels)
    : await bookingsOfEntries(context.manager, [cancels]);
  const live = found.filter(isLive);
  if (live.length === 0 && optional) return 'skipped';
  if (found.length === 0) throw new BookingError('not_found', 'it is cancelled, and no booking was made of it');
  for (const booking of live) await endBooking(context, booking, by);
  return live.length > 0 ? 'taken' : 'known';
}

const isLive = ({ state }: Booking) => state === 'requested' || state === 'option' || state === 'definite';

const endingOf = { requested: turnDown, option: release, definite: cancel };

const endBooking = (context: BookingContext, { id, state }: Booking, by: Actor) =>
  endingOf[state as keyof typeof endingOf](context, id, by);

export interface LeftBooking {
  id: string;
  changedBy: string;
}

/**
 * Ends every booking of an import, so that the same file can be imported again. Bookings that were changed since stay.
 * @returns the number of ended bookings, and the remaining ones
 */
export async function undoImport(
  context: BookingContext,
  importId: string,
  by: Actor,
): Promise<{ ended: number; left: LeftBooking[] }> {
  const bookings = await bookingsOfImport(context.manager, importId);
  const changed = await changedSince(
    context.manager,
    bookings.filter(isLive).map(({ id }) => id),
  );
  const undone = bookings.filter(({ id }) => !changed.has(id));
  const live = undone.filter(isLive);
  for (const booking of live) await endBooking(context, booking, by);
  // Without external ids, a later import can import the same entries again.
  await context.manager.update(Booking, { id: In(undone.map(({ id }) => id)) }, { externalId: null });
  return { ended: live.length, left: [...changed].map(([id, changedBy]) => ({ id, changedBy })) };
}
