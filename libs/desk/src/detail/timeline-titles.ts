import { dayText } from '@mainstage/calendar/days/day-text';
import type { DeskBooking, DeskMail } from '@mainstage/contracts/desk/leads';
import type { LeadEventName } from '../entities/lead-event';
import type { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { calendarAnswerOf } from '@mainstage/inbound-mail/mails/calendar-answer';
import { venueName } from '@mainstage/venues/facts/display-names';

const leadEvents: Record<LeadEventName, string> = {
  'mail-bounced': 'An email came back',
  'mail-delayed': 'An email is delayed',
  'mail-deferred': 'An email could not be delivered yet',
  'visitor-replied': 'The visitor replied',
  'sales-answered': 'Answered by email',
  'perhaps-answered-automatically': 'An answer came in that is perhaps automatic',
  'team-wrote': 'Wrote to somebody else than the client',
  'unknown-sender-wrote': 'Somebody wrote to the copy address: is this one of you?',
  'report-unproven': 'A report says that an email did not arrive, which is unproven',
  'unreadable-message': 'A message came in that could not be read',
  'calendar-answered': 'The visitor answered the calendar entry',
  'answered-automatically': 'An automatic answer came in',
  complained: 'The visitor marked an email as spam',
  'mail-quarantined': 'A message was quarantined',
  'newsletter-suspended': 'The newsletter was suspended',
  'newsletter-unsubscribed': 'The newsletter was ended',
  'reminders-stopped': 'Reminders were stopped',
  'address-corrected': 'The address was corrected; until then it was',
};

/**
 * @param message the message of the event
 * @param returned title of the bounced mail
 */
export function leadEventTitle(
  event: LeadEventName,
  message?: Pick<InboundMail, 'kind' | 'verdict' | 'sender' | 'senderName' | 'senderRelation'>,
  returned?: string,
): string {
  const sender = message?.sender ?? 'Somebody';
  if (event === 'visitor-replied')
    switch (message?.senderRelation) {
      case 'colleague':
        return `${sender} replied for the visitor`;
      case 'stranger':
        return `${sender} replied`;
      case 'team':
        return `${sender} wrote to the visitor’s address`;
    }
  if (event === 'unknown-sender-wrote') return `${sender} wrote to the copy address`;
  if (event === 'perhaps-answered-automatically') return `${sender} answered, perhaps automatically`;
  if (event === 'report-unproven' && returned) return `${returned}: undeliverable, unproven`;
  if (event === 'mail-bounced' && returned) return `${returned}: came back`;
  const answer = event === 'calendar-answered' && message ? calendarAnswerOf(message) : null;
  return answer ?? leadEvents[event];
}

const bookingEvents: Readonly<Record<string, string>> = {
  requested: 'requested',
  'made-option': 'made an option',
  extended: 'option extended',
  'made-definite': 'made definite',
  'turned-down': 'turned down',
  released: 'released',
  'gave-way': 'released for a definite booking',
  expired: 'option expired',
  cancelled: 'cancelled',
  challenged: 'asked to decide',
  'challenge-ended': 'need not decide any more',
  'moved-up': 'moved up',
  moved: 'moved',
  'guests-changed': 'guests changed',
  named: 'title on the site changed',
  undone: 'undone',
};

/** `Skyline Stage, Thu 14 May 2030: made an option` */
export function bookingEventTitle(action: string, booking: DeskBooking | undefined): string {
  const what = bookingEvents[action] ?? action;
  return booking ? `${venueName(booking.venue)}, ${dayText(booking.day)}: ${what}` : what;
}

const mailStates: Record<DeskMail['status'], string> = {
  due: 'is to be sent',
  sending: 'is being sent',
  sent: 'sent',
  withheld: 'not sent, on purpose',
  dead: 'not delivered',
  review: 'perhaps not delivered',
};

/** `Contact: confirmation, to the visitor: sent` */
export const mailEntryTitle = ({ title, status }: DeskMail): string => `${title}: ${mailStates[status]}`;
