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

/** Older than this, the times are looked at again while the answer still uses them. Milliseconds. */
const freshMs = 2000;
/** Where nothing has happened since, they are read again after so long all the same: for what was changed by hand. */
const unseenMs = 30_000;
/** Older than this, the response waits for new ones: what visitors see is a minute old at most. */
const staleMs = 60_000;

/** Where the board reads from. */
export interface AvailabilitySource {
  /** The number of the last event of all bookings; null where nothing has ever happened. */
  lastEvent(): Promise<string | null>;
  calendarTimes(): Promise<CalendarTimes>;
}

/** What visitors may know of the calendar. Keeps the calendar's times for a moment, so that many may ask at the same time. */
export class AvailabilityBoard {
  private times?: CalendarTimes;
  /** When the times were last known to be right. */
  private readAt = -Infinity;
  private last?: { event: string | null; wholeAt: number };
  private reading?: Promise<CalendarTimes>;

  constructor(private readonly source: AvailabilitySource) {}

  /**
   * @param from YYYY-MM-DD
   * @param days how many, from that day on
   * @param guests who are to come; as many as the venue takes unless said
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

  /** Reads the times before anybody asks. Where the database has not answered yet, whoever asks first waits for them. */
  warm(): void {
    this.read().catch(() => undefined);
  }

  private async current(): Promise<CalendarTimes> {
    const age = performance.now() - this.readAt;
    if (this.times && age < freshMs) return this.times;
    const coming = this.read();
    if (!this.times || age >= staleMs) return coming;
    // The next request sees the new times; a database failure is reported once the times are too old.
    coming.catch(() => undefined);
    return this.times;
  }

  private read(): Promise<CalendarTimes> {
    this.reading ??= this.readAnew().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readAnew(): Promise<CalendarTimes> {
    const startedAt = performance.now();
    // Read before the times, so that the next read sees whatever changes in between.
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
 * Rounded up, so that nobody finds out by asking again and again how many guests others bring; more than the venue takes is
 * no matter of the calendar.
 */
const askedGuests = (venue: VenueId, guests = Infinity) => Math.min(Math.ceil(guests / 10) * 10, capacityOf(venue));

/** Busy times of a venue, set-up included; those in which others' guests close it out are the hours of their events. */
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
