import type { EntityManager } from 'typeorm';
import type { TourBooking } from '@mainstage/leads/tour/entity';
import type { Webinar } from '@mainstage/leads/webinar/entity';
import type { Selected, WorkedOut } from '../selected';
import { webinarDateText, webinarMinutes } from '@mainstage/content/webinar/date-label';
import { seatMails } from '@mainstage/leads/webinar/lead';
import { seatedSql } from '../intake/webinar-seats';
import { rows } from '../sql';
import { statement } from '../statement';
import { oweMails, type WebinarDates } from './owe';

type OldDate = Selected<Webinar, 'startsAt' | 'sequence'>;

/**
 * Takes everybody along who signed up for a date that is announced no more: they keep seat or place, get a mail with the
 * entry moved in their calendar, and the reminders of the new date. The old date's row goes, so that it happens once,
 * whatever the number of workers. A date whose hour is over stays with its own, and nobody is moved into the past.
 * @returns mailboxes that were told
 */
export async function moveWebinar(manager: EntityManager, { startsAt, seats }: WebinarDates): Promise<number> {
  const dates = await rows<OldDate>(
    manager,
    `SELECT starts_at AS "startsAt", sequence FROM webinars
     WHERE starts_at <> $1 AND starts_at > now() - interval '${webinarMinutes} minutes' AND $1 > now()
     ORDER BY starts_at FOR UPDATE`,
    [startsAt],
  );
  let told = 0;
  for (const old of dates) told += await moveFrom(manager, old, { startsAt, seats });
  return told;
}

const keepMoved = statement<Selected<Webinar, 'startsAt' | 'seats' | 'sequence'>>(
  (at) => `
    INSERT INTO webinars AS known (starts_at, seats, sequence) VALUES (${at.startsAt}, ${at.seats}, ${at.sequence})
    ON CONFLICT (starts_at) DO UPDATE SET sequence = greatest(known.sequence, excluded.sequence)`,
);

async function moveFrom(manager: EntityManager, old: OldDate, { startsAt, seats }: WebinarDates): Promise<number> {
  await rows(manager, keepMoved({ startsAt, seats, sequence: old.sequence + 1 }));
  const { label, time } = webinarDateText(startsAt);
  await manager.query(
    `WITH moved AS (
       UPDATE tour_bookings SET webinar_starts_at = $2, preferred_date = $3, preferred_time = $4, webinar_device = NULL
       WHERE kind = 'webinar' AND webinar_starts_at = $1 RETURNING id),
     overtaken AS (
       SELECT mails.id FROM mails JOIN moved ON mails.lead_id = moved.id
       WHERE mails.status = 'due' AND mails.kind LIKE 'webinar-reminder-%' ORDER BY mails.id FOR UPDATE OF mails)
     UPDATE mails SET status = 'dead', finished_at = now(), settled_at = now(), dispatched_at = NULL,
       last_reply = 'the date was moved'
     FROM overtaken WHERE mails.id = overtaken.id`,
    [old.startsAt, startsAt, label, time],
  );
  await manager.query('DELETE FROM webinars WHERE starts_at = $1', [old.startsAt]);
  const holders = await rows<Selected<TourBooking, 'id'> & WorkedOut<{ seated: boolean }>>(
    manager,
    `SELECT DISTINCT ON (mailbox_of(email)) id, ${seatedSql} AS seated FROM tour_bookings
     WHERE kind = 'webinar' AND webinar_starts_at = $1 AND (${seatedSql} OR webinar_status = 'waitlisted')
     ORDER BY mailbox_of(email), ${seatedSql} DESC, created_at, id`,
    [startsAt],
  );
  const [moved, ...reminders] = seatMails('webinar-moved', startsAt);
  const idsOf = (of: typeof holders) => of.map(({ id }) => id);
  if (moved) await oweMails(manager, idsOf(holders), [moved]);
  await oweMails(manager, idsOf(holders.filter(({ seated }) => seated)), reminders);
  return holders.length;
}
