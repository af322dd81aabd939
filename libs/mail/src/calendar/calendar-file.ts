import { brand } from '@mainstage/content/site/brand';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { MailContext } from '../mail-context';
import { berlinZone } from './berlin-zone';

/** An event to attach: published or updated, not an invitation. */
export interface CalendarFile {
  filename: string;
  content: string;
  method: 'PUBLISH' | 'REQUEST';
}

export interface CalendarEvent {
  filename: string;
  language: 'de' | 'en';
  /** The same for the same lead, so that a second mail updates the entry instead of adding one. */
  leadId: string;
  start: Date;
  minutes: number;
  tentative: boolean;
  summary: string;
  description: string;
  location: string;
  stamp: Date;
  /** Number of changes; calendar programs keep the entry with the highest one. */
  sequence?: number;
  /** Recipient whose existing calendar entry is to be changed: it is then sent as a request (RFC 5546). */
  attendee?: string;
}

const zone = 'Europe/Berlin';

/** The event as an iCalendar file (RFC 5545) with times of Europe/Berlin. */
export function calendarFile(event: CalendarEvent, { domain, from, replyTo }: MailContext): CalendarFile {
  const start = DateTime.fromJSDate(event.start, { zone });
  // Without a calendar-wide zone, DTSTAMP stays in UTC as the RFC demands; the event names the zone.
  const calendar = ical({
    method: event.attendee ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.shortName, product: 'Mails', language: event.language.toUpperCase() },
    timezone: { name: null, generator: () => berlinZone },
  });
  calendar.createEvent({
    sequence: event.sequence ?? 0,
    id: `${event.leadId}@${domain}`,
    start,
    end: start.plus({ minutes: event.minutes }),
    timezone: zone,
    stamp: DateTime.fromJSDate(event.stamp),
    summary: event.summary,
    description: event.description,
    location: event.location,
    // Calendar programs answer the organiser, so the answer arrives at the lead's address. A parameter cannot contain a
    // quote.
    organizer: { name: from.name.replaceAll('"', '') || from.address, email: replyTo ?? from.address },
    ...(event.attendee && { attendees: [{ email: event.attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] }),
    status: event.tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  });
  // RFC 5545 requires a line end after the last line as well.
  return {
    filename: event.filename,
    content: `${calendar.toString().trimEnd()}\r\n`,
    method: event.attendee ? 'REQUEST' : 'PUBLISH',
  };
}

export function berlinInstant(day: string, time: string): Date {
  return DateTime.fromISO(`${day}T${time}`, { zone }).toJSDate();
}
