import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';
import { findIana } from 'windows-iana';
import { cleanLine, cleanText } from '../parse/clean-text';
import type { InboundMessage } from '../parse/inbound-message';

const answers = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'tentative' } as const;

/** Answer of an invited person (iTIP, RFC 5546). */
export interface CalendarReply {
  /** UID of the event that we sent. */
  uid: string;
  /** `proposed`: another time, instead of an answer (METHOD:COUNTER). */
  answer: (typeof answers)[keyof typeof answers] | 'proposed';
  /** Name of the attendee in the entry; unverified. */
  who?: string;
  comment?: string;
  proposed?: ProposedTime;
}

interface ProposedTime {
  from: Date;
  /** The end; of whole days, the beginning of the day after. */
  to?: Date;
  wholeDays?: true;
}

const mostCharacters = 200_000;
const berlin = 'Europe/Berlin';

/** The answer in a calendar part of a message; undefined if there is none that can be parsed. */
export function calendarReplyOf({ parts, from }: InboundMessage): CalendarReply | undefined {
  for (const { content, method } of parts.filter(isCalendar).slice(0, 3)) {
    const text = cleanText(Buffer.from(content.subarray(0, mostCharacters)).toString(), mostCharacters);
    const reply = replyIn(text.replace(/^\ufeff/, ''), method, from);
    if (reply) return reply;
  }
  return undefined;
}

const isCalendar = ({ mimeType, filename }: { mimeType: string; filename?: string }) =>
  ['text/calendar', 'text/x-vcalendar', 'application/ics'].includes(mimeType) || /\.ics$/i.test(filename ?? '');

/** @param declared METHOD of the part's content type, which some programs write there only */
function replyIn(text: string, declared: string | undefined, sender: string | undefined): CalendarReply | undefined {
  try {
    const calendar = new ICAL.Component(parsed(text) as unknown[]);
    const method = String(calendar.getFirstPropertyValue('method') ?? declared ?? '').toUpperCase();
    const event = calendar.getFirstSubcomponent('vevent');
    const uid = cleanLine(String(event?.getFirstPropertyValue('uid') ?? ''), 500);
    if (!event || !uid || !['REPLY', 'COUNTER'].includes(method)) return undefined;
    const attendee = attendeeOf(event, sender);
    const status = statusOf(attendee);
    const answer = method === 'COUNTER' ? 'proposed' : answers[status as keyof typeof answers];
    if (!answer) return undefined;
    const name = cleanLine(String(attendee?.getParameter('cn') ?? ''), 200);
    // Google and Exchange write the comment beside the answer.
    const comments = [attendee?.getParameter('x-response-comment'), ...event.getAllProperties('comment').map(valueOf)];
    const comment = [...new Set(comments.map((each) => cleanText(String(each ?? ''), 5000).trim()))]
      .filter(Boolean)
      .join('\n');
    const times = method === 'COUNTER' ? proposedTimes(calendar, event) : undefined;
    return {
      ...{ uid, answer },
      ...(name && { who: name }),
      ...(comment && { comment }),
      ...(times && { proposed: times }),
    };
  } catch {
    return undefined;
  }
}

/** A counter-proposal lists everybody; its author is the sender. */
function attendeeOf(event: ICAL.Component, sender: string | undefined): ICAL.Property | undefined {
  const attendees = event.getAllProperties('attendee');
  const isSender = (attendee: ICAL.Property) =>
    String(attendee.getFirstValue())
      .toLowerCase()
      .replace(/^mailto:/, '') === sender;
  const attendee = attendees.find(isSender) ?? attendees[0];
  // An attendee who delegates does not answer; the delegate does.
  if (statusOf(attendee) !== 'DELEGATED') return attendee;
  return attendees.find((other) => other !== attendee && statusOf(other) in answers) ?? attendee;
}

const statusOf = (attendee: ICAL.Property | undefined): string =>
  String(attendee?.getParameter('partstat') ?? '').toUpperCase();

const valueOf = (property: ICAL.Property): unknown => property.getFirstValue();

/** Parses a calendar. A program may have broken a text into lines; they are joined again then. */
function parsed(text: string): unknown {
  // Outlook names some zones without the quotation marks that their signs need.
  const quoted = text.replace(/;TZID=(\([^"\r\n]{1,200})(?=:\d{8}T\d{6}Z?\r?$)/gim, ';TZID="$1"');
  try {
    return ICAL.parse(quoted);
  } catch {
    return ICAL.parse(quoted.replace(/\r?\n[ \t]/g, '').replace(/\r?\n(?![a-z][a-z0-9-]*[;:]|$)/gi, '\\n'));
  }
}

function proposedTimes(calendar: ICAL.Component, event: ICAL.Component): ProposedTime | undefined {
  const start = event.getFirstPropertyValue('dtstart');
  const from = instantOf(calendar, event, 'dtstart');
  if (!from || !(start instanceof ICAL.Time)) return undefined;
  const length = event.getFirstPropertyValue('duration');
  const to =
    instantOf(calendar, event, 'dtend') ??
    (length instanceof ICAL.Duration ? new Date(from.getTime() + length.toSeconds() * 1000) : undefined);
  return { from, ...(to && { to }), ...(start.isDate && { wholeDays: true }) };
}

/**
 * A time of an event, resolved by the name of its zone in the current database, else by the calendar's own description
 * of the zone; in Frankfurt if there is neither.
 */
function instantOf(calendar: ICAL.Component, event: ICAL.Component, name: 'dtstart' | 'dtend'): Date | undefined {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!(time instanceof ICAL.Time)) return undefined;
  const { year, month, day, hour, minute } = time;
  const tzid = String(property?.getParameter('tzid') ?? '').replace(/^"|"$/g, '');
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const known = isUtc ? 'utc' : zoneNamed(tzid);
  const component = calendar
    .getAllSubcomponents('vtimezone')
    .find((zone) => String(zone.getFirstPropertyValue('tzid')) === tzid);
  if (known === undefined && component) {
    const zone = new ICAL.Timezone({ component, tzid });
    return new Date(ICAL.Time.fromData({ year, month, day, hour, minute }, zone).toUnixTime() * 1000);
  }
  const instant = DateTime.fromObject({ year, month, day, hour, minute }, { zone: known ?? berlin });
  return instant.isValid ? instant.toJSDate() : undefined;
}

/** `Europe/Berlin`, a name of Windows, or one below a path of its program: `/freeassociation.sourceforge.net/Europe/Berlin`. */
const zoneNamed = (tzid: string): string | undefined =>
  [tzid, ...findIana(tzid), tzid.split('/').slice(-2).join('/'), tzid.split('/').slice(-3).join('/')].find(
    (name) => name.includes('/') && IANAZone.isValidZone(name),
  );

/**
 * Text of an answer: the proposed time, the comment, the text.
 * @param written text of the message
 * @returns empty for a bare answer
 */
export function calendarReplyWords({ comment, proposed }: CalendarReply, written: string): string {
  const time = proposed && `New time: ${timeText(proposed)}`;
  // Programs put a comment into the entry, the text or both.
  const isRepeated = comment !== undefined && squeezed(written).includes(squeezed(comment));
  return [time, isRepeated ? undefined : comment, written.trim()].filter(Boolean).join('\n\n');
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

function timeText({ from, to, wholeDays }: ProposedTime): string {
  const [start, end] = [from, to].map((time) => time && DateTime.fromJSDate(time, { zone: berlin }).setLocale('en-US'));
  if (wholeDays) {
    const last = end?.minus({ days: 1 });
    const days = [start, last && start && last > start ? last : undefined].flatMap(
      (day) => day?.toFormat('ccc d LLL yyyy') ?? [],
    );
    return `${days.join(' to ')}, the whole day`;
  }
  const day = start?.toFormat('ccc d LLL yyyy, HH:mm') ?? '';
  if (!end) return `${day} (Frankfurt time)`;
  const until = end.toFormat(end.hasSame(start as DateTime, 'day') ? 'HH:mm' : 'ccc d LLL yyyy, HH:mm');
  return `${day} to ${until} (Frankfurt time)`;
}
