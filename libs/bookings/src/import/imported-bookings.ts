import { BookingEvent } from '../entities/booking-event';
import { Booking } from '../entities/booking';
import { type EntityManager, In } from 'typeorm';

export interface ImportSummary {
  id: string;
  at: Date;
  bookings: number;
  live: number;
}

export const bookingsOfEntries = (manager: EntityManager, externalIds: readonly string[]): Promise<Booking[]> =>
  manager.findBy(Booking, { externalId: In(externalIds) });

export const bookingsOfSeries = (manager: EntityManager, uid: string): Promise<Booking[]> =>
  manager
    .createQueryBuilder(Booking, 'booking')
    .where('booking.externalId = :uid OR starts_with(booking.externalId, :dates)', { uid, dates: `${uid} ` })
    .getMany();

/** Bookings of one import, newest first, so that no option moves up that is ended next. */
export const bookingsOfImport = (manager: EntityManager, importId: string): Promise<Booking[]> =>
  manager.find(Booking, { where: { importId }, order: { startsAt: 'DESC', optionOrder: 'DESC' } });

/** Authors of changes since the import, by booking id, without the import itself and the calendar's clocks. */
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
