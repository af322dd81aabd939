import type { EntityManager } from 'typeorm';
import type { TourBooking } from '@mainstage/leads/tour/entity';
import type { Webinar } from '@mainstage/leads/webinar/entity';
import type { Selected } from '../selected';
import { webinarMinutes } from '@mainstage/content/webinar/date-label';
import { seatedSql } from '../intake/webinar-seats';
import { rows } from '../sql';
import { statement } from '../statement';
import { lockWebinar, ofWebinar, oweSeat, type WebinarDates } from './owe';

/**
 * Gives seats that are free to those who wait, in the order of their arrival, with the mail, the calendar entry and the
 * reminders; of a webinar that is over nobody gets one. Call it in the transaction that freed the seats.
 * @returns how many mailboxes moved up
 */
export async function promoteWaiting(manager: EntityManager, { startsAt, seats }: WebinarDates): Promise<number> {
  await lockWebinar(manager, startsAt);
  if (await nobodyMovesUp(manager, { startsAt, seats })) return 0;
  const promoted = await rows<Selected<TourBooking, 'id'>>(
    manager,
    `WITH seated AS (SELECT DISTINCT mailbox_of(email) AS mailbox FROM tour_bookings WHERE ${ofWebinar} AND ${seatedSql}),
     next AS (
       SELECT mailbox_of(email) AS mailbox FROM tour_bookings
       WHERE ${ofWebinar} AND webinar_status = 'waitlisted' AND mailbox_of(email) NOT IN (SELECT mailbox FROM seated)
         AND $1 > now() - interval '${webinarMinutes} minutes'
       GROUP BY 1 ORDER BY min(created_at) LIMIT greatest(0, $2 - (SELECT count(*) FROM seated))),
     moved AS (
       UPDATE tour_bookings SET webinar_status = 'confirmed' FROM next
       WHERE ${ofWebinar} AND webinar_status = 'waitlisted' AND mailbox_of(email) = mailbox
       RETURNING id, mailbox, created_at)
     SELECT DISTINCT ON (mailbox) id FROM moved ORDER BY mailbox, created_at, id`,
    [startsAt, seats],
  );
  if (promoted.length > 0)
    await oweSeat(
      manager,
      promoted.map(({ id }) => id),
      'webinar-moved-up',
      startsAt,
    );
  return promoted.length;
}

const idle = statement<Selected<Webinar, 'startsAt'> & { given: WebinarDates['seats'] }>(
  (at) => `
    SELECT FROM webinars WHERE starts_at = ${at.startsAt} AND counted_at IS NOT NULL
      AND (NOT anybody_waits OR seated >= ${at.given})`,
);

/** Whether the count of the last sign-up says so: where it is void, the sign-ups have to be looked at. */
async function nobodyMovesUp(manager: EntityManager, { startsAt, seats }: WebinarDates): Promise<boolean> {
  return (await rows(manager, idle({ startsAt, given: seats }))).length > 0;
}

/** Lets go of provisional seats whose day is over. @returns how many sign-ups lost theirs */
export async function endProvisionalSeats(manager: EntityManager, startsAt: Date): Promise<number> {
  await lockWebinar(manager, startsAt);
  const ended = await rows(
    manager,
    `UPDATE tour_bookings SET webinar_status = 'returned'
     WHERE ${ofWebinar} AND webinar_status = 'provisional' AND mailbox_of(email) IN (
       SELECT mailbox_of(email) FROM tour_bookings
       WHERE ${ofWebinar} AND webinar_status = 'provisional' AND webinar_keep_until <= now())
     RETURNING id`,
    [startsAt],
  );
  return ended.length;
}
