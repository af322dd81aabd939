import { dayOf } from '@mainstage/calendar/days/hours';
import { stateOf } from '@mainstage/contracts/availability';
import { berlinToday } from '@mainstage/contracts/calendar';
import type {
  BookingCounts,
  CalendarSummary,
  CountedDays,
  DayInTheBuilding,
} from '@mainstage/contracts/calendar-summary';
import { venueCatalog } from '@mainstage/venues/facts/catalog';
import { isVenueId } from '@mainstage/venues/facts/ids';
import type { Category } from '@mainstage/venues/facts/place';
import { Booking } from '../entities/booking';
import type { EntityManager } from 'typeorm';
import type { AvailabilityBoard } from '../availability/board';
import { dayList } from '../availability/day-letters';
import { summaryMonth, summaryWeek } from './summary-days';

/** The category in which a booking counts, by that of its venue; offices do not count. */
const countedAs = {
  STAGES: 'events',
  STUDIOS: 'productions',
  SPACES: 'meetings',
  SPATIAL: undefined,
} as const satisfies Record<Category, string | undefined>;

const mainStages = ['skyline-stage', 'liberty-stage', 'horizon-stage'] as const;
/** Milliseconds for which a response is reused: the calendar changes a few times an hour. */
const reuseMs = 60_000;

/** Counts the events of this week and the days on which all main stages are free (rule calendar.summary). */
export class CalendarSummaryReader {
  private latest?: { at: number; summary: Promise<CalendarSummary> };

  constructor(
    private readonly manager: EntityManager,
    private readonly board: AvailabilityBoard,
  ) {}

  /** At most a minute old. Rejects if the database does not respond. */
  read(): Promise<CalendarSummary> {
    const now = performance.now();
    if (this.latest && now - this.latest.at < reuseMs) return this.latest.summary;
    const latest = { at: now, summary: this.countFor(berlinToday()) };
    this.latest = latest;
    latest.summary.catch(() => {
      if (this.latest === latest) this.latest = undefined;
    });
    return latest.summary;
  }

  /** @param today YYYY-MM-DD */
  async countFor(today: string): Promise<CalendarSummary> {
    const month = summaryMonth(today);
    const [week, evenings] = await Promise.all([this.countBookings(summaryWeek(today)), this.countEvenings(month)]);
    return { ...week, free: { ...month, evenings } };
  }

  private async countBookings({ from, to }: CountedDays): Promise<Pick<CalendarSummary, 'week' | 'days'>> {
    const booked = await this.manager
      .createQueryBuilder(Booking, 'booking')
      .select(['booking.id', 'booking.venue', 'booking.day', 'booking.publicTitle'])
      .where(`booking.state = 'definite' AND booking.startsAt >= :start AND booking.startsAt < :end`, {
        start: new Date(dayOf(from).from),
        end: new Date(dayOf(to).to),
      })
      .orderBy('booking.startsAt')
      .addOrderBy('booking.id')
      .getMany();
    const days = dayList(from, 7).map((day): DayInTheBuilding => {
      const ofDay = booked.filter((booking) => booking.day === day);
      const named = ofDay.flatMap(({ venue, publicTitle: title }) => (title ? [{ venue, title }] : []));
      return { day, ...countsOf(ofDay), named };
    });
    return { week: { from, to, ...countsOf(booked) }, days };
  }

  private async countEvenings({ from, to }: CountedDays): Promise<number> {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    const availability = await this.board.ask(mainStages, from, days);
    return dayList(from, days).filter((day) =>
      mainStages.every((stage) => stateOf(availability, stage, day, 'evening') === 'free'),
    ).length;
  }
}

function countsOf(bookings: readonly Booking[]): BookingCounts {
  const counts = { events: 0, productions: 0, meetings: 0 };
  for (const { venue } of bookings) {
    const kind = isVenueId(venue) && countedAs[venueCatalog[venue].words.category];
    if (kind) counts[kind]++;
  }
  return counts;
}
