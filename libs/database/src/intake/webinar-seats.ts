import { TourBooking } from '@mainstage/leads/tour/entity';
import { type SeatStatus, Webinar } from '@mainstage/leads/webinar/entity';
import { type EntityManager, In } from 'typeorm';

/** Statuses of a sign-up that takes a seat, for good or for now. */
export const seatedStatuses: readonly SeatStatus[] = ['confirmed', 'provisional'];

/**
 * Seats nobody holds yet; they are given by the statement that writes the sign-up (lead-intake.queries.ts). They are as it
 * counted them, or counted here where that count is void.
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
