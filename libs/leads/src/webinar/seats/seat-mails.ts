import type { OutboxMail } from '../../lead';
import type { LeadMailKind } from '../../lead-mails';
import { TourBooking } from '../../tour/entity';
import { Webinar } from '../entity';
import { seatMails } from '../lead';
import { Any, type EntityManager } from 'typeorm';
import { databaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';

export interface WebinarDates {
  startsAt: Date;
  seats: number;
}

/** Mails per INSERT, whose number of parameters is limited. */
const batch = 1000;

/** Serialises all changes of who holds a seat. */
export async function lockWebinar(manager: EntityManager, startsAt: Date): Promise<Webinar> {
  const webinar = manager.createQueryBuilder().insert().into(Webinar).values({ startsAt });
  // Changes nothing in an existing row but locks it, so that it cannot be deleted in between.
  await webinar.orUpdate(['starts_at'], ['starts_at']).updateEntity(false).execute();
  return manager.findOneByOrFail(Webinar, { startsAt });
}

/** Call it before sign-ups are deleted, which invalidates the count: webinar rows are always locked first. */
export async function lockWebinarsOf(manager: EntityManager, bookingIds: string[]): Promise<void> {
  const bookings = await manager.find(TourBooking, {
    select: { id: true, webinarStartsAt: true },
    where: { id: Any(bookingIds), kind: 'webinar' },
  });
  await manager.find(Webinar, {
    where: { startsAt: Any(bookings.map(({ webinarStartsAt }) => webinarStartsAt!)) },
    order: { startsAt: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Enqueues the mail about a new seat, and the reminders still to come. */
export async function enqueueSeatMails(
  manager: EntityManager,
  bookingIds: string[],
  now: LeadMailKind,
  startsAt: Date,
): Promise<void> {
  await enqueueMails(manager, bookingIds, seatMails(now, startsAt));
}

/** Enqueues the same mails to the holders of several sign-ups, without those whose time has passed. */
export async function enqueueMails(
  manager: EntityManager,
  bookingIds: string[],
  mails: Pick<OutboxMail, 'kind' | 'dueAt'>[],
): Promise<void> {
  const now = await databaseTime(manager);
  const ahead = mails.filter(({ dueAt }) => dueAt === undefined || dueAt > now);
  const bookings = await manager.find(TourBooking, {
    select: { id: true, email: true },
    where: { id: Any(bookingIds) },
  });
  const toEnqueue = bookings.flatMap(({ id, email }) =>
    ahead.map(({ kind, dueAt }) => ({
      kind,
      form: 'webinar' as const,
      leadId: id,
      recipient: 'visitor' as const,
      toAddress: email,
      dueAt,
      firstDueAt: dueAt,
    })),
  );
  for (let at = 0; at < toEnqueue.length; at += batch) await manager.insert(Mail, toEnqueue.slice(at, at + batch));
}
