import { BookingEvent } from './entities/booking-event';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { Booking } from './entities/booking';
import { Any, type EntityManager, In } from 'typeorm';
import { BookingError, type BookingErrorCode, type Conflict } from './booking-error';
import type { BookingRow } from './rows';
import { conflictText } from './conflict-text';

const minuteMs = 60_000;

/** Actions that determine the place or state of a booking. */
const placing = In(['requested', 'made-option', 'made-definite', 'moved']);

/** What the bookings occupy, and who gave each its state and when; sorted by id. */
async function conflictsOf(manager: EntityManager, ids: readonly string[]): Promise<Conflict[]> {
  const found = await manager.findBy(Booking, { id: Any(ids) });
  const inOrder = ids.flatMap((id) => found.find((booking) => booking.id === id) ?? []);
  const all: Conflict[] = [];
  for (const { id, venue, state, rank, origin, createdAt, startsAt, endsAt, ...minutes } of inOrder) {
    const latest = await manager.findOne(BookingEvent, {
      where: { bookingId: id, action: placing },
      order: { id: 'DESC' },
    });
    all.push({
      id,
      venue: venue as VenueId,
      state,
      rank,
      from: new Date(startsAt.getTime() - minutes.setUpMinutes * minuteMs),
      to: new Date(endsAt.getTime() + minutes.dismantlingMinutes * minuteMs),
      by: latest?.by ?? origin,
      at: latest?.at ?? createdAt,
    });
  }
  return all;
}

/** @throws BookingError if there are conflicts, naming all of them */
export async function rejectConflicts(
  manager: EntityManager,
  code: BookingErrorCode,
  inTheWay: readonly BookingRow[],
  text = (first: Conflict) => `${conflictText(first)}.`,
): Promise<void> {
  if (inTheWay.length === 0) return;
  const found = await conflictsOf(
    manager,
    inTheWay.map(({ id }) => id),
  );
  throw new BookingError(code, text(found[0]!), found);
}
