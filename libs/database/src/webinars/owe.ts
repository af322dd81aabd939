import type { EntityManager } from 'typeorm';
import type { OwedMail } from '@mainstage/leads/lead';
import { seatMails } from '@mainstage/leads/webinar/lead';
import type { MailKind } from '@mainstage/leads/mails';
import type { Webinar } from '@mainstage/leads/webinar/entity';
import type { Mail } from '../entities/mail';
import type { Selected } from '../selected';
import { rows } from '../sql';
import { statement } from '../statement';

/** A date of the webinar and how many seats it has, as the settings say. */
export interface WebinarDates {
  startsAt: Date;
  seats: number;
}

/** SQL of all sign-ups for the webinar that `$1` names. */
export const ofWebinar = `kind = 'webinar' AND webinar_starts_at = $1`;

const keepWebinar = statement<Selected<Webinar, 'startsAt'>>(
  (at) => `INSERT INTO webinars (starts_at) VALUES (${at.startsAt}) ON CONFLICT DO NOTHING`,
);

/** Everybody who changes who holds a seat waits here for each other. */
export async function lockWebinar(manager: EntityManager, startsAt: Date): Promise<void> {
  await rows(manager, keepWebinar({ startsAt }));
  await manager.query('SELECT FROM webinars WHERE starts_at = $1 FOR UPDATE', [startsAt]);
}

/** The same before sign-ups are deleted, for that makes the count void: rows of the webinars first, whoever comes. */
export async function lockWebinarsOf(manager: EntityManager, bookingIds: string[]): Promise<void> {
  await manager.query(
    `SELECT FROM webinars WHERE starts_at IN (SELECT webinar_starts_at FROM tour_bookings WHERE id = ANY($1))
     ORDER BY starts_at FOR UPDATE`,
    [bookingIds],
  );
}

/** Owes whoever got a seat the mail that says so, and the reminders that lie ahead. */
export async function oweSeat(
  manager: EntityManager,
  bookingIds: string[],
  now: MailKind,
  startsAt: Date,
): Promise<void> {
  await oweMails(manager, bookingIds, seatMails(now, startsAt));
}

const owe = statement<{ bookings: Mail['leadId'][]; kinds: Mail['kind'][]; dueAt: (Mail['dueAt'] | null)[] }>(
  (at) => `
    INSERT INTO mails (kind, form, lead_id, recipient, to_address, due_at, first_due_at)
    SELECT owed.kind, 'webinar', booking.id, 'visitor', booking.email, coalesce(owed.at, now()), coalesce(owed.at, now())
    FROM tour_bookings booking, unnest(${at.kinds}::text[], ${at.dueAt}::timestamptz[]) AS owed (kind, at)
    WHERE booking.id = ANY(${at.bookings}) AND (owed.at IS NULL OR owed.at > now())`,
);

/** Owes the same mails to the holders of several sign-ups; those whose time has passed are not owed. */
export async function oweMails(
  manager: EntityManager,
  bookingIds: string[],
  mails: Pick<OwedMail, 'kind' | 'dueAt'>[],
): Promise<void> {
  await rows(
    manager,
    owe({
      bookings: bookingIds,
      kinds: mails.map(({ kind }) => kind),
      dueAt: mails.map(({ dueAt }) => dueAt ?? null),
    }),
  );
}
