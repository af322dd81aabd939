import { BookingEvent } from '../entities/booking-event';
import { Booking } from '../entities/booking';
import { type EntityManager, In } from 'typeorm';

/** An import as a whole. */
export interface ImportSummary {
  id: string;
  at: Date;
  bookings: number;
  /** How many of them have not ended. */
  live: number;
}

/** Bookings by the entries that they were imported from. */
export const bookingsOfEntries = (manager: EntityManager, externalIds: readonly string[]): Promise<Booking[]> =>
  manager.findBy(Booking, { externalId: In(externalIds) });

/** Bookings of an entry and of all dates of its series. */
export const bookingsOfSeries = (manager: EntityManager, uid: string): Promise<Booking[]> =>
  manager
    .createQueryBuilder(Booking, 'booking')
    .where('booking.externalId = :uid OR starts_with(booking.externalId, :dates)', { uid, dates: `${uid} ` })
    .getMany();

/** Everything that one import took in; the latest first, so that nobody moves up to what is ended next. */
export const bookingsOfImport = (manager: EntityManager, importId: string): Promise<Booking[]> =>
  manager.find(Booking, { where: { importId }, order: { startsAt: 'DESC', optionOrder: 'DESC' } });

/** Who has worked on bookings since they came in, by their id: neither the import itself nor the calendar's clocks. */
export async function changedSince(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const events = await manager.find(BookingEvent, { where: { bookingId: In(ids) }, order: { id: 'ASC' } });
  const importer = new Map<string, string>();
  const changed = new Map<string, string>();
  for (const { bookingId, by } of events) {
    if (!importer.has(bookingId)) importer.set(bookingId, by);
    if (![importer.get(bookingId), 'calendar', 'clock'].includes(by)) changed.set(bookingId, by);
  }
  return changed;
}

/** All imports, the latest first. */
export const listImports = (manager: EntityManager): Promise<ImportSummary[]> =>
  manager
    .createQueryBuilder(Booking, 'booking')
    .select('booking.importId', 'id')
    .addSelect('min(booking.createdAt)', 'at')
    .addSelect('count(*)::int', 'bookings')
    .addSelect(`(count(*) FILTER (WHERE booking.state IN ('requested', 'option', 'definite')))::int`, 'live')
    .where('booking.importId IS NOT NULL')
    .groupBy('booking.importId')
    .orderBy('min(booking.createdAt)', 'DESC')
    .getRawMany<ImportSummary>();
