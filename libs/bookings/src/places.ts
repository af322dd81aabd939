import type { EntityManager } from 'typeorm';
import { atomsOf, hasUnits } from '@mainstage/calendar/house/venue-atoms';
import { BookedAtom } from '@mainstage/database/entities/booked-atom';
import { affected, rows } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';
import type { BookingRow } from './rows';

/** What a booking takes of the house, and when. */
type Taking = Pick<BookingRow, 'id' | 'starts_at' | 'ends_at' | 'set_up_minutes' | 'dismantling_minutes'> & {
  atoms: readonly string[];
};
type TakingAt = Readonly<Record<keyof Taking, string>>;

const takingOf = (booking: BookingRow): Taking => ({ ...booking, atoms: atomsOf(booking.venue) });

const duringSql = (
  at: TakingAt,
) => `tstzrange(${at.starts_at}::timestamptz - make_interval(mins => ${at.set_up_minutes}),
  ${at.ends_at}::timestamptz + make_interval(mins => ${at.dismantling_minutes}))`;

/**
 * Of several units the one with the least in the way of a booking.
 * @param units, during, booking SQL of the units' atoms, the time and the booking's id
 */
export const bestUnitSql = (units: string, during: string, booking: string) => `
  SELECT unit.atom FROM unnest(${units}) WITH ORDINALITY unit (atom, number)
  LEFT JOIN booked_atoms held ON held.atom = unit.atom AND held.booking_id <> ${booking} AND held.during && ${during}
  GROUP BY unit.atom, number
  ORDER BY count(*) FILTER (WHERE held.state = 'definite'), count(*) FILTER (WHERE held.state = 'option'),
    count(*) FILTER (WHERE held.state = 'requested'), number LIMIT 1`;

const takeOf = (atoms: (at: TakingAt) => string) =>
  statement<Taking>(
    (at) => `
    INSERT INTO booked_atoms (booking_id, atom, during, state)
    SELECT ${at.id}, atom, ${duringSql(at)}, 'requested' FROM (${atoms(at)}) place`,
  );
const bestUnit = (at: TakingAt) => bestUnitSql(`${at.atoms}::text[]`, duringSql(at), at.id);
const takeAtoms = takeOf((at) => `SELECT atom FROM unnest(${at.atoms}::text[]) atom`);
const takeUnit = takeOf(bestUnit);
const changeUnit = statement<Taking>(
  (at) => `
    UPDATE booked_atoms SET atom = best.atom, state = 'requested', rank = NULL
    FROM (${bestUnit(at)}) best WHERE booking_id = ${at.id} AND booked_atoms.atom <> best.atom`,
);

/**
 * Writes which atoms a booking that was moved takes and when, as wide as its set-up; of an office the unit with the least
 * in its way. In which line it stands there is decided afterwards.
 */
export async function takePlace(manager: EntityManager, booking: BookingRow): Promise<void> {
  await manager.delete(BookedAtom, { bookingId: booking.id });
  await rows(manager, (hasUnits(booking.venue) ? takeUnit : takeAtoms)(takingOf(booking)));
}

/** Gives a booking of an office the unit with the least in its way by now. @returns whether it has another one */
export async function takeBestUnit(manager: EntityManager, booking: BookingRow): Promise<boolean> {
  return (await affected(manager, changeUnit(takingOf(booking)))) === 1;
}
