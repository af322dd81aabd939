import type { DeskBooking, DeskEntry, DeskMail } from '@mainstage/contracts/desk/leads';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import { DeskEntry as EntryRow } from '../entities/desk-entry';
import type { DeskLead } from '../entities/desk-lead';
import { LeadEvent } from '../entities/lead-event';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { Any, type EntityManager, Not } from 'typeorm';
import { answersOfLead } from '../answer/sent-answers';
import { deskMessage } from '../messages/desk-message';
import { bookingEventTitle, leadEventTitle, mailEntryTitle } from './timeline-titles';

/** All entries of a lead's timeline, newest first. */
export async function timelineOf(
  manager: EntityManager,
  lead: DeskLead,
  { mails, bookings }: { mails: readonly DeskMail[]; bookings: readonly DeskBooking[] },
): Promise<DeskEntry[]> {
  const parts = await Promise.all([
    entriesOf(manager, lead.leadId),
    eventsOf(manager, lead.leadId, mails),
    bookingEventsOf(manager, bookings),
    answersOfLead(manager, lead.leadId),
  ]);
  const [written, events, booked, answers] = parts;
  const entries = [
    ...withCopies(
      written,
      events.filter((event) => !isTwice(event, written)),
    ),
    ...booked,
    ...answers,
    ...mails.filter(isNews).map(mailEntry),
    received(lead),
  ];
  // Entries of the same moment keep the order of their cause.
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

/** A corrected address is in the entry of the correction, with its author. */
const isTwice = ({ title, text }: DeskEntry, written: readonly DeskEntry[]): boolean =>
  title === leadEventTitle('address-corrected') &&
  written.some((entry) => entry.text?.includes(`Email address: ${text} → `));

const received = ({ leadId, receivedAt, source }: DeskLead): DeskEntry => ({
  id: `received ${leadId}`,
  at: receivedAt.toISOString(),
  ...{ by: null, kind: 'received', title: source === 'website' ? 'Received by the website' : 'Received', text: null },
});

/** Earlier releases wrote this beside the event of the same answer. */
const secondLine = 'Answered by email: a copy came in';

async function entriesOf(manager: EntityManager, leadId: string): Promise<DeskEntry[]> {
  const rows = await manager.findBy(EntryRow, { leadId, title: Not(secondLine) });
  return rows.map(({ id, at, by, kind, title, text }) => ({
    ...{ id: `entry ${id}`, at: at.toISOString(), by, kind, title, text },
  }));
}

/** Inbound messages, reduced to the sender's own text. */
async function eventsOf(manager: EntityManager, leadId: string, mails: readonly DeskMail[]): Promise<DeskEntry[]> {
  const events = await manager.findBy(LeadEvent, { leadId });
  const messages = await manager.findBy(InboundMail, {
    id: Any(events.flatMap(({ inboundMailId }) => inboundMailId ?? [])),
  });
  return events.map(({ id, at, event, inboundMailId, previousAddress }) => {
    const message = messages.find((candidate) => candidate.id === inboundMailId);
    const returned = mails.find((mail) => message?.kind === 'bounce' && mail.id === message.mailId);
    return {
      ...{ id: `event ${id}`, at: at.toISOString(), title: leadEventTitle(event, message, returned?.title) },
      ...(event === 'sales-answered'
        ? { by: message?.member ?? message?.sender ?? null, kind: 'answer' as const }
        : { by: event === 'team-wrote' ? (message?.member ?? null) : null, kind: 'message' as const }),
      text: previousAddress ?? (message ? wordsOf(message) : null),
      ...(message && { message: deskMessage(message) }),
    };
  });
}

/** Reason of a bounce, otherwise the sender's text. */
const wordsOf = ({ kind, reason, visibleText }: InboundMail): string | null =>
  (kind === 'bounce' ? reason : null) ?? (visibleText || null);

/** Between the press *I have answered* and the copy of the answer. */
const sameAnswerMs = 2 * 3_600_000;

/** Merges an answer by email with its manual note, at the earlier time, with note and text. */
function withCopies(entries: DeskEntry[], events: DeskEntry[]): DeskEntry[] {
  const others = entries.filter((entry) => !isAnswerByHand(entry));
  const copies = [...events];
  for (const entry of entries.filter(isAnswerByHand)) {
    const at = copies.findIndex(
      (event) =>
        event.kind === 'answer' &&
        event.by === entry.by &&
        Math.abs(Date.parse(event.at) - Date.parse(entry.at)) <= sameAnswerMs,
    );
    const copy = copies[at];
    if (!copy) others.push(entry);
    else
      copies[at] = {
        ...copy,
        at: copy.at < entry.at ? copy.at : entry.at,
        text: [entry.text, copy.text].filter((text) => text !== null).join('\n\n') || null,
      };
  }
  return [...others, ...copies];
}

const isAnswerByHand = ({ kind, title }: DeskEntry): boolean =>
  kind === 'answer' && (title === 'Answered' || title === 'Answered by email');

/** Events of bookings, unsorted. */
export async function bookingEventsOf(manager: EntityManager, bookings: readonly DeskBooking[]): Promise<DeskEntry[]> {
  const events = await manager.findBy(BookingEvent, { bookingId: Any(bookings.map(({ id }) => id)) });
  return events.map(({ id, at, by, action, note, bookingId }) => {
    const booking = bookings.find((candidate) => candidate.id === bookingId);
    return {
      ...{ id: `booking ${id}`, at: at.toISOString(), by, kind: 'booking', text: note },
      title: bookingEventTitle(action, booking),
    };
  });
}

/**
 * A member's answer has its own entry. A mail to sales about a message, mail or address is covered by the entry of that
 * one, unless it failed.
 */
const isNews = ({ kind, status }: DeskMail): boolean =>
  kind !== 'member-answer' && (!notices.includes(kind) || status === 'dead' || status === 'review');

const notices = ['reply-notification', 'message-notification', 'unreached-notification', 'address-notification'];

/** A bounce is covered by the entry of its message. */
const mailEntry = (mail: DeskMail): DeskEntry => ({
  id: `mail ${mail.id}`,
  at: mail.finishedAt ?? mail.createdAt,
  ...{ by: null, kind: 'mail', title: mailEntryTitle(mail), text: mail.lastReply },
});
