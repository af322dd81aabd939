import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { BookedAtom } from './entities/booked-atom';
import { affected, rows } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';
import type { EntityManager } from 'typeorm';
import { bookingColumns, type BookingRow } from './rows';
import type { Selected, ComputedColumns } from '@mainstage/database/selected';
import type { Booking } from './entities/booking';
import type { Actor } from './booking-context';

export type NewBookingRow = Omit<
  Selected<Booking, keyof Booking>,
  | 'id'
  | 'createdAt'
  | 'state'
  | 'rank'
  | 'areaGuests'
  | 'overLimit'
  | 'publicTitle'
  | 'waitsForGuests'
  | 'optionOrder'
  | 'expiresAt'
  | 'challengedUntil'
  | 'challengedBy'
> &
  ComputedColumns<{ id: string | null; atoms: readonly string[]; takenFrom: Date; takenTo: Date; by: Actor }>;

type OccupiedTime = Pick<BookingRow, 'id' | 'starts_at' | 'ends_at' | 'set_up_minutes' | 'dismantling_minutes'> & {
  atoms: readonly string[];
};
type OccupiedTimeAt = Readonly<Record<keyof OccupiedTime, string>>;

const takingOf = (booking: BookingRow): OccupiedTime => ({ ...booking, atoms: atomsOf(booking.venue) });

const duringSql = (
  at: OccupiedTimeAt,
) => `tstzrange(${at.starts_at}::timestamptz - make_interval(mins => ${at.set_up_minutes}),
  ${at.ends_at}::timestamptz + make_interval(mins => ${at.dismantling_minutes}))`;

/**
 * Selects the unit with the fewest conflicts for a booking.
 * @param units, during, booking SQL of the units' atoms, the time and the booking's id
 */
const bestUnitSql = (units: string, during: string, booking: string) => `
  SELECT unit.atom FROM unnest(${units}) WITH ORDINALITY unit (atom, number)
  LEFT JOIN booked_atoms taken ON taken.atom = unit.atom AND taken.booking_id <> ${booking} AND taken.during && ${during}
  GROUP BY unit.atom, number
  ORDER BY count(*) FILTER (WHERE taken.state = 'definite'), count(*) FILTER (WHERE taken.state = 'option'),
    count(*) FILTER (WHERE taken.state = 'requested'), number LIMIT 1`;

const takeOf = (atoms: (at: OccupiedTimeAt) => string) =>
  statement<OccupiedTime>(
    (at) => `
    INSERT INTO booked_atoms (booking_id, atom, during, state)
    SELECT ${at.id}, atom, ${duringSql(at)}, 'requested' FROM (${atoms(at)}) place`,
  );
const bestUnit = (at: OccupiedTimeAt) => bestUnitSql(`${at.atoms}::text[]`, duringSql(at), at.id);
const takeAtoms = takeOf((at) => `SELECT atom FROM unnest(${at.atoms}::text[]) atom`);
const takeUnit = takeOf(bestUnit);
const changeUnit = statement<OccupiedTime>(
  (at) => `
    UPDATE booked_atoms SET atom = best.atom, state = 'requested', rank = NULL
    FROM (${bestUnit(at)}) best WHERE booking_id = ${at.id} AND booked_atoms.atom <> best.atom`,
);

/** @param place builds the SQL expression for the booking's atoms from the SQL of their list and of the time */
const requestOf = (place: (atoms: string, during: string) => string) =>
  statement<NewBookingRow>((at) => {
    const during = `tstzrange(${at.takenFrom}::timestamptz, ${at.takenTo}::timestamptz)`;
    return `
  WITH booked AS (
    INSERT INTO bookings (id, origin, external_id, import_id, lead_form, lead_id, client, client_email, tell_client, venue, day, hire, starts_at,
      ends_at, set_up_minutes, dismantling_minutes, guests, layout)
    SELECT coalesce(${at.id}::uuid, gen_random_uuid()), ${at.origin}::text, ${at.externalId}::text, ${at.importId}::uuid, ${at.leadForm}::text,
      ${at.leadId}::uuid, ${at.client}::text, ${at.clientEmail}::text, ${at.tellClient}::boolean, ${at.venue}::text, ${at.day}::date, ${at.hire}::text,
      ${at.startsAt}::timestamptz, ${at.endsAt}::timestamptz, ${at.setUpMinutes}::int, ${at.dismantlingMinutes}::int,
      ${at.guests}::int, ${at.layout}::text
    WHERE ${at.endsAt}::timestamptz > now() OR ${at.origin}::text = 'demo'
    RETURNING *),
  taken AS (
    INSERT INTO booked_atoms (booking_id, atom, during, state)
    SELECT booked.id, place.atom, ${during}, 'requested' FROM booked, LATERAL (${place(`${at.atoms}::text[]`, during)}) place),
  noted AS (
    INSERT INTO booking_events (booking_id, action, by, before) SELECT id, 'requested', ${at.by}::text, '{}' FROM booked)
  SELECT ${bookingColumns} FROM booked`;
  });

const requestAtoms = requestOf((atoms) => `SELECT unnest(${atoms}) AS atom`);
const requestUnit = requestOf((units, during) => bestUnitSql(units, during, 'booked.id'));

/**
 * Stores which parts of the building a booking occupies and when, set-up included; of an office, the unit with the
 * fewest conflicts.
 *
 * The best unit: each unit is joined with the other bookings of it in that time, and the units are sorted by the number
 * of definite bookings, options and requests; the first one is taken. Requesting: `booked` inserts the booking unless
 * its time is over; `taken` inserts its parts; `noted` adds the event; the statement returns the booking with the
 * database's time. It is one statement because it is part of the lead's transaction, which visitors wait for. TypeORM
 * cannot build ranges from columns and no INSERT from a query.
 */
export class BookingPlacementQueries {
  constructor(private readonly manager: EntityManager) {}

  async request(requested: NewBookingRow, units: boolean): Promise<BookingRow | undefined> {
    const [booking] = await rows<BookingRow>(this.manager, {
      name: units ? 'calendar_request_unit' : 'calendar_request',
      ...(units ? requestUnit : requestAtoms)(requested),
    });
    return booking;
  }

  /** Defers the check of a booking's guests to the end of the transaction, because a move takes several statements. */
  async checkGuestsAtTheEnd(): Promise<void> {
    await rows(this.manager, 'SET CONSTRAINTS bookings_guest_limits DEFERRED');
  }

  async takePlace(booking: BookingRow): Promise<void> {
    await this.manager.delete(BookedAtom, { bookingId: booking.id });
    await rows(this.manager, (hasUnits(booking.venue) ? takeUnit : takeAtoms)(takingOf(booking)));
  }

  /** Moves a booking of an office to the unit that now has the fewest conflicts. @returns whether the unit changed */
  async takeBestUnit(booking: BookingRow): Promise<boolean> {
    return (await affected(this.manager, changeUnit(takingOf(booking)))) === 1;
  }
}
