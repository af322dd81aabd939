import { TourBooking } from '../../tour/entity';
import { type SeatStatus, Webinar } from '../entity';
import { type EntityManager, In } from 'typeorm';

/** Statuses of a sign-up that occupies a seat, permanently or provisionally. */
export const seatedStatuses: readonly SeatStatus[] = ['confirmed', 'provisional'];

/**
 * Free seats: the count stored by the statement that writes sign-ups (lead-intake.queries.ts), or counted here if it is
 * invalid.
 */
export async function seatsLeft(manager: EntityManager, startsAt: Date, seats: number): Promise<number> {
  const webinar = await manager.findOneBy(Webinar, { startsAt });
  const taken = webinar?.countedAt ? webinar.seated : await countSeated(manager, startsAt);
  return Math.max(0, seats - taken);
}

async function countSeated(manager: EntityManager, startsAt: Date): Promise<number> {
  const counted = await manager
    .createQueryBuilder(TourBooking, 'booking')
    .select('count(DISTINCT mailbox_of(booking.email))::int', 'taken')
    .where({ kind: 'webinar', webinarStartsAt: startsAt, webinarStatus: In(seatedStatuses) })
    .getRawOne<{ taken: number }>();
  return counted?.taken ?? 0;
}
