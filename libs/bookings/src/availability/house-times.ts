import type { BookedAtom } from '@mainstage/database/entities/booked-atom';
import type { Selected, WorkedOut } from '@mainstage/database/selected';
import { addDays, type Span } from '@mainstage/calendar/days/hours';
import { shownMonths } from '@mainstage/calendar/facts';
import { atomsOf, hasUnits } from '@mainstage/calendar/house/venue-atoms';
import { berlinToday } from '@mainstage/contracts/calendar';
import { rows, type Sql } from '@mainstage/database/sql';
import { type VenueId, venueIds } from '@mainstage/house/ids';
import { inAll, merged } from './spans';

/** When a venue cannot be had, and when somebody has an option on it. In order, without overlaps. */
export interface VenueTimes {
  taken: readonly Span[];
  /** Under option, whether taken besides or not. */
  asked: readonly Span[];
}

/** The whole house's times as they stood at a moment. */
export type HouseTimes = ReadonlyMap<VenueId, VenueTimes>;

/** Reads when everything is taken or under option, from yesterday on for as long as visitors see. */
export async function readHouseTimes(sql: Sql): Promise<HouseTimes> {
  const from = addDays(berlinToday(), -1);
  const found = await rows<
    Selected<BookedAtom, 'atom'> & WorkedOut<{ state: 'option' | 'definite'; from: string; to: string }>
  >(
    sql,
    // Bookings that meet are one span here: PostgreSQL merges them, so that a full calendar is no longer than an empty one.
    `SELECT atom, state, extract(epoch FROM lower(span)) * 1000 AS "from", extract(epoch FROM upper(span)) * 1000 AS "to"
     FROM (SELECT atom, state, unnest(range_agg(during)) AS span FROM booked_atoms
       WHERE state IN ('option', 'definite') AND during && tstzrange($1::date, $1::date + make_interval(months => $2))
       GROUP BY atom, state) merged`,
    [from, shownMonths + 1],
  );
  const byAtom = { option: new Map<string, Span[]>(), definite: new Map<string, Span[]>() };
  for (const row of found) {
    const spans = byAtom[row.state].get(row.atom) ?? [];
    byAtom[row.state].set(row.atom, spans);
    spans.push({ from: Number(row.from), to: Number(row.to) });
  }
  return new Map(venueIds.map((venue) => [venue, timesOf(venue)]));

  function timesOf(venue: VenueId): VenueTimes {
    const all = (state: 'option' | 'definite') => atomsOf(venue).map((atom) => byAtom[state].get(atom) ?? []);
    if (!hasUnits(venue)) return { taken: merged(all('definite').flat()), asked: merged(all('option').flat()) };
    // An office is taken when its last unit is; asked for when none is left that nobody asked for.
    const held = atomsOf(venue).map((_, index) => merged([...all('definite')[index]!, ...all('option')[index]!]));
    return { taken: inAll(all('definite').map(merged)), asked: inAll(held) };
  }
}
