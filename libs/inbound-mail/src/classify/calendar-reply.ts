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
  proposed?: { from: Date; to?: Date };
}

const mostCharacters = 200_000;
const berlin = 'Europe/Berlin';

/** The answer in a calendar part of a message; undefined if there is none that can be parsed. */
export function calendarReplyOf({ parts, from }: InboundMessage): CalendarReply | undefined {
  for (const { content } of parts.filter(isCalendar).slice(0, 3)) {
    const reply = replyIn(cleanText(Buffer.from(content.subarray(0, mostCharacters)).toString(), mostCharacters), from);
    if (reply) return reply;
  }
  return undefined;
}

const isCalendar = ({ mimeType, filename }: { mimeType: string; filename?: string }) =>
  mimeType === 'text/calendar' || mimeType === 'application/ics' || /\.ics$/i.test(filename ?? '');

function replyIn(text: string, sender: string | undefined): CalendarReply | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const method = String(calendar.getFirstPropertyValue('method')).toUpperCase();
    const event = calendar.getFirstSubcomponent('vevent');
    const uid = cleanLine(String(event?.getFirstPropertyValue('uid') ?? ''), 500);
    if (!event || !uid || !['REPLY', 'COUNTER'].includes(method)) return undefined;
    const attendee = attendeeOf(event, sender);
    const status = statusOf(attendee);
    const answer = method === 'COUNTER' ? 'proposed' : answers[status as keyof typeof answers];
    if (!answer) return undefined;
    const name = cleanLine(String(attendee?.getParameter('cn') ?? ''), 200);
    const comment = event
      .getAllProperties('comment')
      .map((property) => cleanText(String(property.getFirstValue() ?? ''), 5000).trim())
      .filter(Boolean)
      .join('\n');
    const from = method === 'COUNTER' ? instantOf(event, 'dtstart') : undefined;
    const to = from && instantOf(event, 'dtend');
    return {
      ...{ uid, answer },
      ...(name && { who: name }),
      ...(comment && { comment }),
      ...(from && { proposed: { from, ...(to && { to }) } }),
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

/** A time of an event, resolved by the name of its zone in the current database; in Frankfurt if that is unknown. */
function instantOf(event: ICAL.Component, name: 'dtstart' | 'dtend'): Date | undefined {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!(time instanceof ICAL.Time)) return undefined;
  const { year, month, day, hour, minute } = time;
  const tzid = String(property?.getParameter('tzid') ?? '').replace(/^"|"$/g, '');
  const zone = time.zone === ICAL.Timezone.utcTimezone ? 'utc' : zoneNamed(tzid);
  const instant = DateTime.fromObject({ year, month, day, hour, minute }, { zone });
  return instant.isValid ? instant.toJSDate() : undefined;
}

const zoneNamed = (tzid: string): string =>
  [tzid, ...findIana(tzid)].find((name) => name.includes('/') && IANAZone.isValidZone(name)) ?? berlin;

/**
 * Text of an answer: the proposed time, the comment, the text.
 * @param written text of the message
 * @returns empty for a bare answer
 */
export function calendarReplyWords({ comment, proposed }: CalendarReply, written: string): string {
  const time = proposed && `New time: ${timeText(proposed.from, proposed.to)} (Frankfurt time)`;
  // Programs put a comment into the entry, the text or both.
  const isRepeated = comment !== undefined && squeezed(written).includes(squeezed(comment));
  return [time, isRepeated ? undefined : comment, written.trim()].filter(Boolean).join('\n\n');
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

function timeText(from: Date, to: Date | undefined): string {
  const [start, end] = [from, to].map((time) => time && DateTime.fromJSDate(time, { zone: berlin }).setLocale('en-US'));
  const day = start?.toFormat('ccc d LLL yyyy, HH:mm') ?? '';
  if (!end) return day;
  return `${day} to ${end.toFormat(end.hasSame(start as DateTime, 'day') ? 'HH:mm' : 'ccc d LLL yyyy, HH:mm')}`;
}
