import type { EntityManager } from 'typeorm';
import type { SeatStatus, Webinar } from '@mainstage/leads/webinar/entity';
import type { Selected, WorkedOut } from '../selected';
import { seatedSql } from '../intake/webinar-seats';
import { rows } from '../sql';
import { lockWebinar, ofWebinar, oweMails, oweSeat } from './owe';
import { promoteWaiting } from './promote';

/** What became of a press of a button; `gone`: there is no such seat (any more). */
export type SeatChange = 'done' | 'gone';

/** A sign-up, looked at while nobody else can change who holds a seat. */
async function lockedSignUp(manager: EntityManager, bookingId: string) {
  const [found] = await rows<Selected<Webinar, 'startsAt'>>(
    manager,
    `SELECT webinar_starts_at AS "startsAt" FROM tour_bookings WHERE id = $1 AND kind = 'webinar'`,
    [bookingId],
  );
  if (!found) return undefined;
  await lockWebinar(manager, found.startsAt);
  const [signUp] = await rows<Selected<Webinar, 'startsAt'> & WorkedOut<{ status: SeatStatus; mailbox: string }>>(
    manager,
    `SELECT webinar_status AS status, mailbox_of(email) AS mailbox, webinar_starts_at AS "startsAt" FROM tour_bookings WHERE id = $1`,
    [bookingId],
  );
  return signUp;
}

const ofMailbox = `${ofWebinar} AND mailbox_of(email) = $2`;

/**
 * Gives a mailbox's seat, or its place on the waiting list, back; the next one moves up in the same transaction.
 * @param seats how many there are, as the setting says
 */
export async function returnSeat(manager: EntityManager, bookingId: string, seats: number): Promise<SeatChange> {
  const signUp = await lockedSignUp(manager, bookingId);
  if (!signUp || signUp.status === 'held') return 'gone';
  await manager.query(
    `UPDATE tour_bookings SET webinar_status = 'returned', webinar_device = NULL
     WHERE ${ofMailbox} AND webinar_status IN ('confirmed', 'provisional', 'waitlisted')`,
    [signUp.startsAt, signUp.mailbox],
  );
  await promoteWaiting(manager, { startsAt: signUp.startsAt, seats });
  return 'done';
}

/** Keeps a provisional seat for good: whoever opened the mail is somebody. The access link follows by mail. */
export async function keepSeat(manager: EntityManager, bookingId: string): Promise<SeatChange> {
  const signUp = await lockedSignUp(manager, bookingId);
  if (!signUp || !['provisional', 'confirmed'].includes(signUp.status)) return 'gone';
  const kept = await rows(
    manager,
    `UPDATE tour_bookings SET webinar_status = 'confirmed', webinar_keep_until = NULL
     WHERE ${ofMailbox} AND webinar_status = 'provisional' RETURNING id`,
    [signUp.startsAt, signUp.mailbox],
  );
  if (kept.length > 0) await oweMails(manager, [bookingId], [{ kind: 'webinar-access' }]);
  return 'done';
}

/**
 * Lets a sign-up in that was held back as suspected spam: it gets a seat where one is free and nobody waits, else a place
 * on the waiting list, and its visitor hears of it.
 */
export async function releaseSignUp(manager: EntityManager, bookingId: string, seats: number): Promise<SeatChange> {
  const signUp = await lockedSignUp(manager, bookingId);
  if (!signUp) return 'gone';
  if (signUp.status !== 'held') return 'done';
  const { startsAt, mailbox } = signUp;
  const [{ own, free } = { own: false, free: false }] = await rows<WorkedOut<{ own: boolean; free: boolean }>>(
    manager,
    `SELECT coalesce(bool_or(mailbox_of(email) = $2 AND ${seatedSql}), false) AS own,
       count(DISTINCT mailbox_of(email)) FILTER (WHERE ${seatedSql}) < $3
         AND NOT coalesce(bool_or(webinar_status = 'waitlisted'), false) AS free
     FROM tour_bookings WHERE ${ofWebinar}`,
    [startsAt, mailbox, seats],
  );
  await manager.query('UPDATE tour_bookings SET webinar_status = $2, visitor_not_mailed = false WHERE id = $1', [
    bookingId,
    own || free ? 'confirmed' : 'waitlisted',
  ]);
  if (own) await oweMails(manager, [bookingId], [{ kind: 'webinar-access' }]);
  else if (free) await oweSeat(manager, [bookingId], 'webinar-access', startsAt);
  else await oweMails(manager, [bookingId], [{ kind: 'webinar-waitlist' }]);
  return 'done';
}

/** What a device with a registrant's link may do: go in, or ask to move the link over. */
export type DeviceAnswer = 'in' | 'elsewhere';

/**
 * Lets one device in with a mailbox's links: the first that comes, and after that the one that was asked to move over.
 * @param device names the device, as its cookie does
 * @param move the person asked for it: whoever was in is out
 */
export async function enterWith(
  manager: EntityManager,
  bookingId: string,
  device: string,
  move: boolean,
): Promise<DeviceAnswer> {
  const entered = await rows(
    manager,
    `WITH own AS (SELECT webinar_starts_at, mailbox_of(email) AS mailbox FROM tour_bookings WHERE id = $1)
     UPDATE tour_bookings booking SET webinar_device = $2 FROM own
     WHERE booking.kind = 'webinar' AND booking.webinar_starts_at = own.webinar_starts_at
       AND mailbox_of(booking.email) = own.mailbox AND ($3 OR NOT EXISTS (
         SELECT FROM tour_bookings other WHERE other.kind = 'webinar' AND other.webinar_starts_at = own.webinar_starts_at
           AND mailbox_of(other.email) = own.mailbox AND other.webinar_device <> $2))
     RETURNING booking.id`,
    [bookingId, device, move],
  );
  return entered.length > 0 ? 'in' : 'elsewhere';
}
