import type { ComputedColumns } from '@mainstage/database/selected';
import { rows } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';
import type { EntityManager } from 'typeorm';
import type { Press, Actor } from './booking-context';
import type { BookingMail } from './mails/booking-mail';
import { bookingColumns, type BookingRow } from './rows';
import type { BookingAction } from './events';

export interface NotedEvent {
  id: string;
  action: BookingAction;
  by: Actor;
  before: object;
  note: string | null;
}

/**
 * A booking, with the ids of the requested bookings that it overlaps and of those whose guests are present at the same
 * time.
 */
export type MetBooking = BookingRow & ComputedColumns<{ met_by: string[]; crowd_of: string[] }>;

/** Namespace of our advisory locks. */
const family = 7_266_101;

/**
 * Planning the statements again for each change would take a third of PostgreSQL's time, and the plans never differ.
 */
const plannedOnce = 'SET LOCAL plan_cache_mode = force_generic_plan';

const readSql = `
  WITH met AS MATERIALIZED (
    SELECT DISTINCT own.booking_id AS own, other.booking_id AS other FROM booked_atoms own
    CROSS JOIN LATERAL (
      SELECT booking_id FROM booked_atoms
      WHERE atom = own.atom AND during && own.during AND state <> 'requested' OFFSET 0) other
    WHERE own.booking_id = ANY ($1::uuid[]) AND other.booking_id <> own.booking_id),
  crowd AS MATERIALIZED (
    SELECT own.id AS own, other.id AS other FROM bookings own
    CROSS JOIN LATERAL (
      SELECT id FROM bookings
      WHERE tstzrange(starts_at, ends_at) && tstzrange(own.starts_at, own.ends_at)
        AND (state = 'definite' OR state = 'option' AND (rank = 1 OR waits_for_guests)) OFFSET 0) other
    WHERE own.id = ANY ($1::uuid[]) AND other.id <> own.id)
  SELECT ${bookingColumns}, ARRAY(SELECT own FROM met WHERE other = id) AS met_by,
    ARRAY(SELECT own FROM crowd WHERE other = id) AS crowd_of FROM bookings
  WHERE id = ANY (ARRAY(SELECT other FROM met UNION SELECT other FROM crowd UNION SELECT unnest($1::uuid[])))`;

interface ChangedRows {
  ids: BookingRow['id'][];
  states: BookingRow['state'][];
  ranks: BookingRow['rank'][];
  waits: BookingRow['waits_for_guests'][];
  overLimits: BookingRow['over_limit'][];
  optionOrders: BookingRow['option_order'][];
  expiries: BookingRow['expires_at'][];
  challengedUntil: BookingRow['challenged_until'][];
  challengedBy: BookingRow['challenged_by'][];
  tellClients: BookingRow['tell_client'][];
  changed: NotedEvent['id'][];
  actions: NotedEvent['action'][];
  actors: NotedEvent['by'][];
  before: string[];
  notes: NotedEvent['note'][];
  mailed: BookingMail['id'][];
  kinds: BookingMail['kind'][];
  recipients: BookingMail['recipient'][];
  changeId: string | null;
  mailsWait: number;
}

const writeAll = statement<ChangedRows>(
  (at) => `
  WITH change AS MATERIALIZED (
    SELECT * FROM unnest(${at.ids}::uuid[], ${at.states}::text[], ${at.ranks}::int[], ${at.waits}::bool[],
        ${at.overLimits}::bool[], ${at.optionOrders}::bigint[], ${at.expiries}::timestamptz[],
        ${at.challengedUntil}::timestamptz[], ${at.challengedBy}::uuid[], ${at.tellClients}::boolean[])
      change (id, state, rank, waits_for_guests, over_limit, option_order, expires_at, challenged_until, challenged_by,
        tell_client)),
  booked AS (
    UPDATE bookings SET state = change.state, rank = change.rank, waits_for_guests = change.waits_for_guests,
      over_limit = change.over_limit,
      option_order = CASE WHEN change.state = 'option' THEN coalesce(change.option_order, nextval('option_order')) END,
      expires_at = change.expires_at, challenged_until = change.challenged_until, challenged_by = change.challenged_by, tell_client = change.tell_client
    FROM change WHERE bookings.id = change.id AND bookings.id = ANY (${at.ids})),
  freed AS (
    DELETE FROM booked_atoms USING change WHERE booking_id = change.id AND booking_id = ANY (${at.ids})
      AND change.state NOT IN ('requested', 'option', 'definite')),
  taken AS (
    UPDATE booked_atoms SET state = change.state, rank = change.rank
    FROM change WHERE booking_id = change.id AND booking_id = ANY (${at.ids})
      AND change.state IN ('requested', 'option', 'definite')
      AND (booked_atoms.state, booked_atoms.rank) IS DISTINCT FROM (change.state, change.rank)),
  enqueued AS (
    INSERT INTO mails (kind, form, lead_id, recipient, to_address, due_at, first_due_at)
    SELECT mail.kind, 'contact', mail.id, mail.recipient, CASE mail.recipient WHEN 'visitor' THEN client.address END,
      now() + make_interval(secs => ${at.mailsWait}), now() + make_interval(secs => ${at.mailsWait})
    FROM unnest(${at.mailed}::uuid[], ${at.kinds}::text[], ${at.recipients}::text[]) mail (id, kind, recipient)
    JOIN LATERAL (
      SELECT CASE WHEN lead.source <> 'website' THEN NULL
        ELSE nullif(coalesce(lead.email, contact.email, b.client_email), '') END AS address
      FROM bookings b LEFT JOIN desk_leads lead ON lead.lead_id = b.lead_id
      LEFT JOIN contact_submissions contact ON b.lead_form = 'contact' AND contact.id = b.lead_id
      WHERE b.id = mail.id) client ON mail.recipient = 'sales' OR client.address IS NOT NULL
    RETURNING id),
  noted AS (
    INSERT INTO booking_events (booking_id, action, by, before, note, change_id, mail_ids)
    SELECT id, action, by, before, note, ${at.changeId}::uuid,
      CASE WHEN place = 1 AND ${at.changeId}::uuid IS NOT NULL THEN ARRAY(SELECT id FROM enqueued) END
    FROM unnest(${at.changed}::uuid[], ${at.actions}::text[], ${at.actors}::text[], ${at.before}::jsonb[],
      ${at.notes}::text[]) WITH ORDINALITY event (id, action, by, before, note, place) ORDER BY place)
  SELECT`,
);

/**
 * The statements of one change of the calendar, in its transaction; each is planned once per connection.
 *
 * Locks: advisory ones, one for each part of the building and day, because two overlapping changes cannot see each
 * other's uncommitted rows, and there is no row to lock. All are taken in one order, which prevents deadlocks. All
 * changes share one more lock, so that an operator who repairs the calendar by hand can stop every change with `SELECT
 * pg_advisory_lock(7266101)`. The setting of the planner is sent in the same round trip.
 *
 * Reading: `met` pairs each of the bookings with all options and definite ones whose parts and times overlap with its
 * own (OFFSET 0 keeps the search within the index, one part after the other, however small PostgreSQL believes the
 * table is); `crowd` pairs each of them with the definite bookings, first options and options that wait for guests at
 * the same time, wherever in the building; the outer SELECT returns all of them, with the bookings that they overlap.
 *
 * Writing: `change` makes a table of the lists; `booked` alters the bookings, numbering new options in their order;
 * `freed` and `taken` delete what an ended booking occupied and give the others' parts their state and rank, which the
 * exclusion constraints check; `enqueued` adds the mails, to the client only if there is an address: the present one of
 * the lead, none if sales entered it by hand; `noted` adds the events in order, the first one with the mails of a
 * press. One statement is one round trip with the locks held, and one snapshot. TypeORM has no overlap of ranges and no
 * UPDATE from lists.
 */
export class CalendarChangeQueries {
  constructor(private readonly manager: EntityManager) {}

  async waitFor(locks: Iterable<number>): Promise<void> {
    const taken = [...locks].sort((one, other) => one - other);
    const calls = taken.map((lock) => `pg_advisory_xact_lock(${family}, ${lock})`);
    await rows(
      this.manager,
      `${plannedOnce}; SELECT ${[`pg_advisory_xact_lock_shared(${family})`, ...calls].join(', ')}`,
    );
  }

  /** Takes those locks that are free, without waiting. @returns false if one of them is not free */
  async takeIfFree(locks: Iterable<number>): Promise<boolean> {
    const calls = [...locks].map((lock) => `pg_try_advisory_xact_lock(${family}, ${lock})`);
    const [answer] = await rows<ComputedColumns<{ free: boolean }>>(
      this.manager,
      `SELECT ${calls.join(' AND ')} AS free`,
    );
    return answer!.free;
  }

  /**
   * The bookings, all options and definite bookings that they overlap, and those whose guests count at the same time.
   */
  read(ids: readonly string[]): Promise<MetBooking[]> {
    return rows<MetBooking>(this.manager, { name: 'calendar_sheet', text: readSql, values: [ids] });
  }

  /**
   * Writes altered bookings, the parts they occupy, the events and the mails about them, delayed as long as the press
   * requires.
   */
  async write(
    bookings: readonly BookingRow[],
    events: readonly NotedEvent[],
    mails: readonly BookingMail[],
    press: Press | undefined,
  ): Promise<void> {
    await rows(this.manager, {
      name: 'calendar_write',
      ...writeAll({
        ids: bookings.map(({ id }) => id),
        states: bookings.map(({ state }) => state),
        ranks: bookings.map(({ rank }) => rank),
        waits: bookings.map((booking) => booking.waits_for_guests),
        overLimits: bookings.map((booking) => booking.over_limit),
        optionOrders: bookings.map(({ option_order }) => option_order),
        expiries: bookings.map(({ expires_at }) => expires_at),
        challengedUntil: bookings.map(({ challenged_until }) => challenged_until),
        challengedBy: bookings.map(({ challenged_by }) => challenged_by),
        tellClients: bookings.map(({ tell_client }) => tell_client),
        changed: events.map(({ id }) => id),
        actions: events.map(({ action }) => action),
        actors: events.map(({ by }) => by),
        before: events.map(({ before }) => JSON.stringify(before)),
        notes: events.map(({ note }) => note),
        mailed: mails.map(({ id }) => id),
        kinds: mails.map(({ kind }) => kind),
        recipients: mails.map(({ recipient }) => recipient),
        changeId: press?.id ?? null,
        mailsWait: press?.mailsWait ?? 0,
      }),
    });
  }
}
