import type { EntityManager } from 'typeorm';
import { rows } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';
import type { Actor } from './desk';
import type { BookingAction } from './events';
import type { OwedMail } from './mails';
import type { BookingRow } from './rows';

export interface NotedEvent {
  id: string;
  action: BookingAction;
  by: Actor;
  before: object;
}

/** Writes altered bookings, what they take, what happened and the mails that are owed for it, all in one statement. */
export async function writeChanges(
  manager: EntityManager,
  bookings: readonly BookingRow[],
  events: readonly NotedEvent[],
  mails: readonly OwedMail[],
): Promise<void> {
  await rows(manager, {
    name: 'calendar_write',
    ...writeAll({
      ids: bookings.map(({ id }) => id),
      states: bookings.map(({ state }) => state),
      ranks: bookings.map(({ rank }) => rank),
      optionOrders: bookings.map(({ option_order }) => option_order),
      expiries: bookings.map(({ expires_at }) => expires_at),
      challengedUntil: bookings.map(({ challenged_until }) => challenged_until),
      challengedBy: bookings.map(({ challenged_by }) => challenged_by),
      changed: events.map(({ id }) => id),
      actions: events.map(({ action }) => action),
      actors: events.map(({ by }) => by),
      before: events.map(({ before }) => JSON.stringify(before)),
      mailed: mails.map(({ id }) => id),
      kinds: mails.map(({ kind }) => kind),
      recipients: mails.map(({ recipient }) => recipient),
    }),
  });
}

/** Lists of equal length: one for each column of what is altered, of what happened, of what is owed. */
interface Written {
  ids: BookingRow['id'][];
  states: BookingRow['state'][];
  ranks: BookingRow['rank'][];
  optionOrders: BookingRow['option_order'][];
  expiries: BookingRow['expires_at'][];
  challengedUntil: BookingRow['challenged_until'][];
  challengedBy: BookingRow['challenged_by'][];
  changed: NotedEvent['id'][];
  actions: NotedEvent['action'][];
  actors: NotedEvent['by'][];
  before: string[];
  mailed: OwedMail['id'][];
  kinds: OwedMail['kind'][];
  recipients: OwedMail['recipient'][];
}

const writeAll = statement<Written>(
  (at) => `
  WITH change AS MATERIALIZED (
    SELECT * FROM unnest(${at.ids}::uuid[], ${at.states}::text[], ${at.ranks}::int[], ${at.optionOrders}::bigint[],
        ${at.expiries}::timestamptz[], ${at.challengedUntil}::timestamptz[], ${at.challengedBy}::uuid[])
      change (id, state, rank, option_order, expires_at, challenged_until, challenged_by)),
  booked AS (
    UPDATE bookings SET state = change.state, rank = change.rank,
      option_order = CASE WHEN change.state = 'option' THEN coalesce(change.option_order, nextval('option_order')) END,
      expires_at = change.expires_at, challenged_until = change.challenged_until, challenged_by = change.challenged_by
    FROM change WHERE bookings.id = change.id AND bookings.id = ANY (${at.ids})),
  freed AS (
    DELETE FROM booked_atoms USING change WHERE booking_id = change.id AND booking_id = ANY (${at.ids})
      AND change.state NOT IN ('requested', 'option', 'definite')),
  taken AS (
    UPDATE booked_atoms SET state = change.state, rank = change.rank
    FROM change WHERE booking_id = change.id AND booking_id = ANY (${at.ids})
      AND change.state IN ('requested', 'option', 'definite')
      AND (booked_atoms.state, booked_atoms.rank) IS DISTINCT FROM (change.state, change.rank)),
  noted AS (
    INSERT INTO booking_events (booking_id, action, by, before)
    SELECT id, action, by, before
    FROM unnest(${at.changed}::uuid[], ${at.actions}::text[], ${at.actors}::text[], ${at.before}::jsonb[])
      WITH ORDINALITY event (id, action, by, before, place) ORDER BY place),
  owed AS (
    INSERT INTO mails (kind, form, lead_id, recipient, to_address)
    SELECT mail.kind, 'contact', mail.id, mail.recipient, CASE mail.recipient WHEN 'visitor' THEN address END
    FROM unnest(${at.mailed}::uuid[], ${at.kinds}::text[], ${at.recipients}::text[]) mail (id, kind, recipient)
    JOIN LATERAL (
      SELECT coalesce(b.client_email, contact.email) AS address FROM bookings b
      LEFT JOIN contact_submissions contact ON b.lead_form = 'contact' AND contact.id = b.lead_id
      WHERE b.id = mail.id) client ON mail.recipient = 'sales' OR address IS NOT NULL)
  SELECT`,
);
