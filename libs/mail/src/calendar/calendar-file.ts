import { brand } from '@mainstage/content/site/brand';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { MailContext } from '../mail-context';
import { berlinZone } from './berlin-zone';

/** A file to attach: one event to publish, or to change where it exists already; not an invitation to answer. */
export interface CalendarFile {
  filename: string;
  content: string;
  method: 'PUBLISH' | 'REQUEST';
}

export interface CalendarEvent {
  filename: string;
  language: 'de' | 'en';
  /** Stays the same for the same lead, so that a second mail changes the entry and adds none. */
  leadId: string;
  start: Date;
  minutes: number;
  tentative: boolean;
  summary: string;
  description: string;
  location: string;
  /** When the entry was made or last changed. */
  stamp: Date;
  /** Counts the changes; a calendar takes the entry with the highest for the true one. */
  sequence?: number;
  /** Whose entry it is, where it is to be changed in their calendar: then it is sent as a request (RFC 5546). */
  attendee?: string;
}

const zone = 'Europe/Berlin';

/** The event as an iCalendar file (RFC 5545) with times of Europe/Berlin. */
export function calendarFile(event: CalendarEvent, { domain, from, replyTo }: MailContext): CalendarFile {
  const start = DateTime.fromJSDate(event.start, { zone });
  // Without a zone of the calendar's own, DTSTAMP stays in UTC as the RFC demands; the event names the zone.
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
    // A program answers the organiser: at the lead's address the answer is found. A parameter cannot contain a quote.
    organizer: { name: from.name.replaceAll('"', '') || from.address, email: replyTo ?? from.address },
    ...(event.attendee && { attendees: [{ email: event.attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] }),
    status: event.tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  });
  // RFC 5545 ends every line, the last one too.
  return {
    filename: event.filename,
    content: `${calendar.toString().trimEnd()}\r\n`,
    method: event.attendee ? 'REQUEST' : 'PUBLISH',
  };
}

/** A day and time of the clocks in Berlin, `YYYY-MM-DD` and `HH:MM`, as an instant. */
export function berlinInstant(day: string, time: string): Date {
  return DateTime.fromISO(`${day}T${time}`, { zone }).toJSDate();
}
