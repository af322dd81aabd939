import { webinarMinutes } from '@mainstage/content/webinar/date-label';
import { TourBooking } from '../../tour/entity';
import { Any, type EntityManager, In, Raw } from 'typeorm';
import { databaseTime } from '@mainstage/database/database-time';
import { seatedStatuses, seatsLeft } from './seats-left';
import { lockWebinar, enqueueSeatMails, type WebinarDates } from './seat-mails';
import { byMailbox, ofMailboxes, ofWebinar } from './sign-ups';

const inOrder = { createdAt: 'ASC', id: 'ASC' } as const;

/**
 * Assigns free seats to the waiting list in order, with mail, calendar entry and reminders; not for a past webinar.
 * Call it in the transaction that freed the seats.
 * @returns number of mailboxes that moved up
 */
export async function promoteWaiting(manager: EntityManager, { startsAt, seats }: WebinarDates): Promise<number> {
  const webinar = await lockWebinar(manager, startsAt);
  // If the stored count is invalid, the sign-ups must be read.
  if (webinar.countedAt && !webinar.anybodyWaits) return 0;
  const left = await seatsLeft(manager, startsAt, seats);
  const over = startsAt.getTime() + webinarMinutes * 60_000;
  if (left === 0 || over <= (await databaseTime(manager)).getTime()) return 0;
  const waiting = byMailbox(
    await manager.find(TourBooking, { where: { ...ofWebinar(startsAt), webinarStatus: 'waitlisted' }, order: inOrder }),
  );
  if (waiting.size === 0) return 0;
  const seated = byMailbox(
    await manager.findBy(TourBooking, { ...ofWebinar(startsAt), webinarStatus: In(seatedStatuses) }),
  );
  const next = [...waiting].filter(([mailbox]) => !seated.has(mailbox)).slice(0, left);
  const ids = next.flatMap(([, signUps]) => signUps.map(({ id }) => id));
  await manager.update(TourBooking, { id: Any(ids) }, { webinarStatus: 'confirmed' });
  const first = next.map(([, signUps]) => signUps[0]!.id);
  if (first.length > 0) await enqueueSeatMails(manager, first, 'webinar-moved-up', startsAt);
  return first.length;
}

/** Ends provisional seats after their day. @returns number of sign-ups that lost theirs */
export async function endProvisionalSeats(manager: EntityManager, startsAt: Date): Promise<number> {
  await lockWebinar(manager, startsAt);
  const provisional = { ...ofWebinar(startsAt), webinarStatus: 'provisional' } as const;
  const ended = await manager.find(TourBooking, {
    select: { id: true, email: true },
    where: { ...provisional, webinarKeepUntil: Raw((until) => `${until} <= now()`) },
  });
  if (ended.length === 0) return 0;
  const emails = ended.map(({ email }) => email);
  const { affected } = await manager.update(
    TourBooking,
    { ...provisional, ...ofMailboxes(startsAt, emails) },
    { webinarStatus: 'returned' },
  );
  return affected ?? 0;
}
