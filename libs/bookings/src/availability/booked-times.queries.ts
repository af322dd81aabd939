import { shownMonths } from '@mainstage/calendar/facts';
import { addDays } from '@mainstage/calendar/days/hours';
import { berlinToday } from '@mainstage/contracts/calendar';
import type { BookedAtom } from '../entities/booked-atom';
import { BookingEvent } from '../entities/booking-event';
import type { Selected, ComputedColumns } from '@mainstage/database/selected';
import { rows } from '@mainstage/database/sql';
import type { EntityManager } from 'typeorm';
import type { BookingRow } from '../rows';
import type { AvailabilitySource } from './board';
import { type CalendarTimes, calendarTimesOf } from './calendar-times';

/**
 * Times that are taken or under option, from yesterday to the end of the period that visitors see.
 *
 * The statement selects the parts of the building that a live option or definite booking occupies in that period,
 * unites the times of each part and state with `range_agg` (bookings that touch become one span, so that a full
 * calendar is no longer than an empty one), splits the united ranges again with `unnest`, and returns the ends of each
 * in milliseconds. The second statement returns the guests of definite bookings and first options. TypeORM has no range
 * aggregates.
 */
export class BookedTimesQueries implements AvailabilitySource {
  constructor(private readonly manager: EntityManager) {}

  async lastEvent(): Promise<string | null> {
    const [latest] = await this.manager.find(BookingEvent, { select: { id: true }, order: { id: 'DESC' }, take: 1 });
    return latest?.id ?? null;
  }

  async calendarTimes(): Promise<CalendarTimes> {
    const from = addDays(berlinToday(), -1);
    const found = await rows<
      Selected<BookedAtom, 'atom'> & ComputedColumns<{ state: 'option' | 'definite'; from: string; to: string }>
    >(
      this.manager,
      `SELECT atom, state, extract(epoch FROM lower(span)) * 1000 AS "from", extract(epoch FROM upper(span)) * 1000 AS "to"
       FROM (SELECT atom, state, unnest(range_agg(during)) AS span FROM booked_atoms
         WHERE state IN ('option', 'definite') AND during && tstzrange($1::date, $1::date + make_interval(months => $2))
         GROUP BY atom, state) merged`,
      [from, shownMonths + 1],
    );
    const stays = await rows<
      Pick<BookingRow, 'area_guests'> & ComputedColumns<{ state: 'option' | 'definite'; from: string; to: string }>
    >(
      this.manager,
      `SELECT state, area_guests, extract(epoch FROM starts_at) * 1000 AS "from", extract(epoch FROM ends_at) * 1000 AS "to"
       FROM bookings WHERE (state = 'definite' OR state = 'option' AND rank = 1)
         AND tstzrange(starts_at, ends_at) && tstzrange($1::date, $1::date + make_interval(months => $2))`,
      [from, shownMonths + 1],
    );
    return calendarTimesOf(
      found.map(({ atom, state, from, to }) => ({ atom, state, from: Number(from), to: Number(to) })),
      stays.map(({ state, area_guests, from, to }) => ({
        ...{ state, from: Number(from), to: Number(to) },
        guests: area_guests ?? [],
      })),
    );
  }
}
