import ICAL from 'ical.js';
import type { InboundMessage } from '../parse/inbound-message';
import { cleanLine, cleanText } from '../parse/clean-text';

const answers = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'tentative' } as const;

/** What an invited person answered (iTIP, RFC 5546). */
export interface CalendarReply {
  /** UID of the event that we sent. */
  uid: string;
  answer: (typeof answers)[keyof typeof answers];
}

const mostCharacters = 200_000;

/** The answer that a message carries as a calendar part; undefined where there is none that can be read. */
export function calendarReplyOf({ parts }: InboundMessage): CalendarReply | undefined {
  for (const { mimeType, content } of parts.filter(isCalendar).slice(0, 3)) {
    const reply = replyIn(cleanText(Buffer.from(content.subarray(0, mostCharacters)).toString(), mostCharacters));
    if (reply && mimeType) return reply;
  }
  return undefined;
}

const isCalendar = ({ mimeType, filename }: { mimeType: string; filename?: string }) =>
  mimeType === 'text/calendar' || mimeType === 'application/ics' || /\.ics$/i.test(filename ?? '');

function replyIn(text: string): CalendarReply | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    if (String(calendar.getFirstPropertyValue('method')).toUpperCase() !== 'REPLY') return undefined;
    const event = calendar.getFirstSubcomponent('vevent');
    const uid = cleanLine(String(event?.getFirstPropertyValue('uid') ?? ''), 500);
    const status = String(event?.getFirstProperty('attendee')?.getParameter('partstat') ?? '').toUpperCase();
    return uid && status in answers ? { uid, answer: answers[status as keyof typeof answers] } : undefined;
  } catch {
    return undefined;
  }
}
