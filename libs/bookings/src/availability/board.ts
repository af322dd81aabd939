import { dayOf, instantOf, type TimeSpan } from '@mainstage/calendar/days/hours';
import {
  type Availability,
  type BusySpan,
  mostDaysWithHours,
  type VenueAvailability,
} from '@mainstage/contracts/availability';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { type AreaGuests, areaGuests, capacityOf } from '@mainstage/calendar/guests/guest-areas';
import { dayLetters, dayList, partsOfDays } from './day-letters';
import { merged } from './spans';
import type { CalendarTimes } from './calendar-times';

/** Age in milliseconds after which the times are refreshed in the background; the response still uses the old ones. */
const freshMs = 2000;
/**
 * Without a new event, the times are read again only after this many milliseconds, in case rows were changed by hand.
 */
const unseenMs = 30_000;
/** Age in milliseconds after which a response waits for new times: visitors see times that are at most a minute old. */
const staleMs = 60_000;

export interface AvailabilitySource {
  /** The number of the last event of all bookings; null if nothing has ever happened. */
  lastEvent(): Promise<string | null>;
  calendarTimes(): Promise<CalendarTimes>;
}

/** The calendar as visitors may see it. Caches the times for a moment, so that many requests share one read. */
export class AvailabilityBoard {
  private times?: CalendarTimes;
  private readAt = -Infinity;
  private last?: { event: string | null; wholeAt: number };
  private reading?: Promise<CalendarTimes>;

  constructor(private readonly source: AvailabilitySource) {}

  /**
   * @param from YYYY-MM-DD
   * @param days number of days from that day on
   * @param guests expected guests; as many as the venue takes by default
   */
  async ask(venues: readonly VenueId[], from: string, days: number, guests?: number): Promise<Availability> {
    const times = await this.current();
    const list = dayList(from, days);
    const parts = partsOfDays(list, times.guests);
    const now = Date.now();
    const answer = (venue: VenueId): VenueAvailability => {
      const own = areaGuests(venue, askedGuests(venue, guests));
      const letters = dayLetters(venue, times.venues.get(venue)!, own, parts, now);
      if (days > mostDaysWithHours) return { days: letters };
      return { days: letters, spans: spansOf(times, venue, own, { from, to: list.at(-1)! }) };
    };
    return {
      from,
      to: list.at(-1)!,
      venues: Object.fromEntries(venues.map((venue) => [venue, answer(venue)])),
    };
  }

  /** Loads the times in advance. Until the database responds, the first request waits for them. */
  warm(): void {
    this.read().catch(() => undefined);
  }

  private async current(): Promise<CalendarTimes> {
    const age = performance.now() - this.readAt;
    if (this.times && age < freshMs) return this.times;
    const coming = this.read();
    if (!this.times || age >= staleMs) return coming;
    // The next request gets the new times; a database failure is reported once the times are too old.
    coming.catch(() => undefined);
    return this.times;
  }

  private read(): Promise<CalendarTimes> {
    this.reading ??= this.readAnew().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readAnew(): Promise<CalendarTimes> {
    const startedAt = performance.now();
    // Read before the times, so that the next read notices a change in between.
    const event = await this.source.lastEvent();
    const same = this.times && this.last?.event === event && startedAt - this.last.wholeAt < unseenMs;
    const times = same ? this.times! : await this.source.calendarTimes();
    if (!same) this.last = { event, wholeAt: startedAt };
    this.times = times;
    this.readAt = startedAt;
    return times;
  }
}

/**
 * Rounded up, so that repeated requests do not reveal how many guests others bring. More guests than the venue takes do
 * not concern the calendar.
 */
const askedGuests = (venue: VenueId, guests = Infinity) => Math.min(Math.ceil(guests / 10) * 10, capacityOf(venue));

/** Busy times of a venue, set-up included. Times without capacity for the guests cover the event hours only. */
function spansOf(
  { venues, guests }: CalendarTimes,
  venue: VenueId,
  own: AreaGuests,
  { from, to }: { from: string; to: string },
): BusySpan[] {
  const window = { from: instantOf(from, '00:00'), to: dayOf(to).to };
  const { taken, underOption } = venues.get(venue)!;
  const busySpans = (spans: readonly TimeSpan[], closed: readonly TimeSpan[], state: BusySpan['state']) =>
    (closed.length > 0 ? merged([...spans, ...closed]) : spans)
      .filter((span) => span.from < window.to && window.from < span.to)
      .map((span) => ({ from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString(), state }));
  return [
    ...busySpans(taken, guests.closed(own, window, 'definite'), 'taken'),
    ...busySpans(underOption, guests.closed(own, window, 'reserved'), 'asked'),
  ];
}
