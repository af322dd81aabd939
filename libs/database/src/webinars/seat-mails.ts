import type { OwedMail } from '@mainstage/leads/lead';
import type { MailKind } from '@mainstage/leads/mails';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { Webinar } from '@mainstage/leads/webinar/entity';
import { seatMails } from '@mainstage/leads/webinar/lead';
import { Any, type EntityManager } from 'typeorm';
import { databaseTime } from '../database-time';
import { Mail } from '../entities/mail';

/** A date of the webinar and how many seats it has, as the settings say. */
export interface WebinarDates {
  startsAt: Date;
  seats: number;
}

/** Mails of one INSERT, whose parameters are limited. */
const batch = 1000;

/** Everybody who changes who holds a seat waits here for each other. */
export async function lockWebinar(manager: EntityManager, startsAt: Date): Promise<Webinar> {
  const webinar = manager.createQueryBuilder().insert().into(Webinar).values({ startsAt });
  // Changes nothing where it is there, but locks it: else it might be gone a moment later.
  await webinar.orUpdate(['starts_at'], ['starts_at']).updateEntity(false).execute();
  return manager.findOneByOrFail(Webinar, { startsAt });
}

/** The same before sign-ups are deleted, for that makes the count void: rows of the webinars first, whoever comes. */
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

/** Owes whoever got a seat the mail that says so, and the reminders that lie ahead. */
export async function enqueueSeatMails(
  manager: EntityManager,
  bookingIds: string[],
  now: MailKind,
  startsAt: Date,
): Promise<void> {
  await enqueueMails(manager, bookingIds, seatMails(now, startsAt));
}

/** Owes the same mails to the holders of several sign-ups; those whose time has passed are not owed. */
export async function enqueueMails(
  manager: EntityManager,
  bookingIds: string[],
  mails: Pick<OwedMail, 'kind' | 'dueAt'>[],
): Promise<void> {
  const now = await databaseTime(manager);
  const ahead = mails.filter(({ dueAt }) => dueAt === undefined || dueAt > now);
  const bookings = await manager.find(TourBooking, {
    select: { id: true, email: true },
    where: { id: Any(bookingIds) },
  });
  const owed = bookings.flatMap(({ id, email }) =>
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
  for (let at = 0; at < owed.length; at += batch) await manager.insert(Mail, owed.slice(at, at + batch));
}
