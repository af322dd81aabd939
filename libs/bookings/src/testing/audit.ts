import type { Sql } from '@mainstage/database/sql';

/** Faults of a calendar, each 0 where all is well. Asked with SQL of its own, from the bookings' own hours. */
export interface Audit {
  /** Pairs of definite bookings on the same atom at the same time. */
  soldTwice: number;
  /** Options whose rank is not one more than the highest before them. */
  wrongRanks: number;
  /** Bookings whose state is not that of what they take. */
  adrift: number;
  /** Options that wait behind something definite. */
  behindDefinite: number;
}

const taken = `
  SELECT booking.*, atom.atom, booking.starts_at - make_interval(mins => set_up_minutes) AS takes_from,
    booking.ends_at + make_interval(mins => dismantling_minutes) AS takes_to
  FROM bookings booking JOIN booked_atoms atom ON atom.booking_id = booking.id`;

const questions: Record<keyof Audit, string> = {
  soldTwice: `
    SELECT count(*) FROM taken one JOIN taken other ON one.atom = other.atom AND one.id < other.id
    WHERE one.state = 'definite' AND other.state = 'definite'
      AND one.takes_from < other.takes_to AND other.takes_from < one.takes_to`,
  wrongRanks: `
    SELECT count(*) FROM bookings option WHERE state = 'option' AND rank <> 1 + (
      SELECT coalesce(max(before.rank), 0) FROM taken own JOIN taken before ON own.atom = before.atom
        AND before.takes_from < own.takes_to AND own.takes_from < before.takes_to
      WHERE own.id = option.id AND before.state = 'option' AND before.option_order < option.option_order)`,
  adrift: `
    SELECT count(*) FROM bookings booking LEFT JOIN booked_atoms atom ON atom.booking_id = booking.id
    WHERE CASE WHEN booking.state IN ('requested', 'option', 'definite')
      THEN atom.atom IS NULL OR atom.state <> booking.state OR atom.rank IS DISTINCT FROM booking.rank
        OR lower(atom.during) <> booking.starts_at - make_interval(mins => set_up_minutes)
      ELSE atom.atom IS NOT NULL END`,
  behindDefinite: `
    SELECT count(*) FROM taken one JOIN taken other ON one.atom = other.atom
    WHERE one.state = 'definite' AND other.state = 'option'
      AND one.takes_from < other.takes_to AND other.takes_from < one.takes_to`,
};

/** Looks over the whole calendar. */
export async function audit(sql: Sql): Promise<Audit> {
  const found = {} as Audit;
  for (const [fault, question] of Object.entries(questions) as [keyof Audit, string][]) {
    const { rows } = await sql.query<{ count: string }>(`WITH taken AS MATERIALIZED (${taken}) ${question}`);
    found[fault] = Number(rows[0]!.count);
  }
  return found;
}
