import type { EntityManager } from 'typeorm';
import { momentsOverLimit, momentsReservedTwice, optionsClosedOut } from './guest-audit';

/** Inconsistencies of a calendar, all 0 if it is correct. Computed by separate SQL from the bookings' own hours. */
export interface Audit {
  soldTwice: number;
  wrongRanks: number;
  adrift: number;
  behindDefinite: number;
  /** Moments at which definite bookings exceed the guest limit of a floor, a pair of floors or the building. */
  overLimit: number;
  reservedTwice: number;
  /** Options that wait for guests although the definite bookings alone leave too few. */
  closedOut: number;
}

/** The occupied times of each booking, from its own hours; indexed, because a full calendar has a hundred thousand. */
const takenSteps = [
  `CREATE TEMP TABLE taken ON COMMIT DROP AS
   SELECT booking.id, booking.state, booking.rank, booking.option_order, atom.atom,
     tstzrange(booking.starts_at - make_interval(mins => set_up_minutes),
       booking.ends_at + make_interval(mins => dismantling_minutes)) AS time
   FROM bookings booking JOIN booked_atoms atom ON atom.booking_id = booking.id`,
  'CREATE INDEX ON taken USING gist (atom, time)',
  'CREATE INDEX ON taken (id)',
  'ANALYZE taken',
];

const questions: Record<Exclude<keyof Audit, 'overLimit' | 'reservedTwice' | 'closedOut'>, string> = {
  soldTwice: `
    SELECT count(*) FROM taken one JOIN taken other ON one.atom = other.atom AND one.time && other.time AND one.id < other.id
    WHERE one.state = 'definite' AND other.state = 'definite'`,
  wrongRanks: `
    SELECT count(*) FROM bookings option WHERE state = 'option' AND rank - waits_for_guests::int <> 1 + (
      SELECT coalesce(max(before.rank), 0)
      FROM taken own JOIN taken before ON own.atom = before.atom AND own.time && before.time
      WHERE own.id = option.id AND before.state = 'option' AND before.option_order < option.option_order)`,
  adrift: `
    SELECT count(*) FROM bookings booking LEFT JOIN booked_atoms atom ON atom.booking_id = booking.id
    WHERE CASE WHEN booking.state IN ('requested', 'option', 'definite')
      THEN atom.atom IS NULL OR atom.state <> booking.state OR atom.rank IS DISTINCT FROM booking.rank
        OR lower(atom.during) <> booking.starts_at - make_interval(mins => set_up_minutes)
      ELSE atom.atom IS NOT NULL END`,
  behindDefinite: `
    SELECT count(*) FROM taken one JOIN taken other ON one.atom = other.atom AND one.time && other.time
    WHERE one.state = 'definite' AND other.state = 'option'`,
};

export function audit(manager: EntityManager): Promise<Audit> {
  return manager.transaction(async (own) => {
    for (const step of takenSteps) await own.query(step);
    const found = {
      overLimit: (await momentsOverLimit(own)).length,
      reservedTwice: (await momentsReservedTwice(own)).length,
      closedOut: (await optionsClosedOut(own)).length,
    } as Audit;
    for (const [fault, question] of Object.entries(questions) as [keyof typeof questions, string][]) {
      const [answer] = await own.query<{ count: string }[]>(question);
      found[fault] = Number(answer!.count);
    }
    return found;
  });
}
