import type { Hire } from '../day-parts';
import type { Language } from '../language';
import type { DeskAnswer } from './answer';
import type { MessageNotice } from './messages';

/** Times on the wire are ISO 8601 in UTC, days are YYYY-MM-DD in Frankfurt. */

/** What came in: the form, whoever filled it in. */
export const deskKinds = ['contact', 'tour', 'business-event'] as const;
export type DeskKind = (typeof deskKinds)[number];

export const leadStates = ['new', 'taken', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

export const leadSources = ['website', 'telephone', 'fair', 'agency'] as const;
export type LeadSource = (typeof leadSources)[number];

export const lostReasons = [
  'price',
  'date-taken',
  'too-small',
  'other-venue',
  'called-off',
  'no-reply',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

export interface NextStep {
  what: string;
  due: string;
  /** HH:MM in Frankfurt; absent or null for the whole day. */
  time?: string | null;
}

/** A row of the list. */
export interface DeskLead {
  id: string;
  /** As in mails to sales: the first 18 characters of the id. */
  reference: string;
  kind: DeskKind;
  /** In which the client is answered. */
  language: Language;
  source: LeadSource;
  state: LeadState;
  /** Higher with every change; a change names the version that it was made from. */
  version: number;
  receivedAt: string;
  /** Rule visits.answer; null where no clock runs (by hand without one, spam). */
  answerBy: string | null;
  answeredAt: string | null;
  /** When an answer of ours did not arrive, or came back; null where none did, or another one was sent since. */
  answerFailedAt: string | null;
  /** When the first reply came in that nobody has answered since; null where none waits. */
  repliedAt: string | null;
  /** Whether what waits was perhaps written by a machine. */
  replyPerhapsAutomatic: boolean;
  /** Address of a team member; null where nobody has it. */
  owner: string | null;
  name: string;
  company: string | null;
  /** Null where the client gave a telephone number alone. */
  email: string | null;
  phone: string | null;
  venue: string | null;
  date: string | null;
  nextStep: NextStep | null;
  lostReason: LostReason | null;
  /** Until when Today does not show it; null where it is not put off. */
  snoozedUntil: string | null;
  /** When Today shows it unless the client has replied; null where nobody wants to be reminded. */
  remindIfNoReplyBy: string | null;
}

export interface DeskMail {
  id: string;
  kind: string;
  /** Subject or a name of the kind, for reading. */
  title: string;
  recipient: 'visitor' | 'sales' | 'team';
  /** `withheld`: not sent on purpose, and `lastReply` says why; what a mail server replied is for operators, and `lastReply` null. */
  status: 'due' | 'sending' | 'sent' | 'withheld' | 'dead' | 'review';
  createdAt: string;
  dueAt: string;
  finishedAt: string | null;
  bouncedAt: string | null;
  /** When a report first said that it was not delivered which anybody could have written. */
  unprovenBounceAt: string | null;
  /** The mail server's last answer, without addresses. */
  lastReply: string | null;
  /** Whether *Send again* does anything. */
  canSendAgain: boolean;
}

/** An entry of the timeline. */
export interface DeskEntry {
  id: string;
  at: string;
  /** Address of a team member, or what else acted. */
  by: string | null;
  kind: 'received' | 'change' | 'note' | 'answer' | 'mail' | 'message' | 'booking' | 'notice';
  /** One sentence, plain text. */
  title: string;
  /** A note, a visitor's reply, a mail server's answer; plain text. */
  text: string | null;
  /** The message that came in with it. */
  message?: DeskMessage;
  /** What a member answered by the desk. */
  answer?: DeskAnswer;
}

/** What is to be known of a message that came in, beside its words. */
export interface DeskMessage {
  id: string;
  /** Address of From; anybody may have written it. */
  sender: string | null;
  /** `perhaps-automatic`: merely likely. `unknown-sender`: *Is this one of you?* `stranger`: nobody on this lead has the address. */
  mark: 'perhaps-automatic' | 'unknown-sender' | 'stranger' | 'team' | null;
  /** Checks of the sender that the receiving server says failed: `dmarc=fail`. */
  failedChecks: string | null;
  /** Whether somebody has to decide about it. */
  toCheck: boolean;
  /** What a reader must know beside its words. */
  notices: MessageNotice[];
  /** Names of its files in their order. */
  attachments: string[];
  /** Whether the place of a name is the number of its file; not so of messages stored before that was noted. */
  numbered: boolean;
}

/** A message that somebody has to decide about, under Today. */
export interface DeskMessageToCheck extends DeskMessage {
  leadId: string;
  /** Name of the lead. */
  name: string;
  receivedAt: string;
  /** How it begins. */
  text: string;
}

/** What a message is: of the team, of somebody else, or read where it is perhaps automatic. */
export const messageChecks = ['team', 'other', 'read'] as const;
export type MessageCheck = (typeof messageChecks)[number];

export interface DeskField {
  label: string;
  value: string;
}

export interface DeskBooking {
  id: string;
  venue: string;
  day: string;
  startsAt: string;
  endsAt: string;
  /** With set-up and dismantling, in which nobody else can have the room. */
  takenFrom: string;
  takenTo: string;
  /** With the client's own staff; null where as many count as the layout or the venue takes. */
  guests: number | null;
  /** Whether a floor, a pair of floors or the building has more guests than it holds at its time. */
  overLimit: boolean;
  /** Guests that it brings to each event floor, pair of floors and the building, in the order of `guestAreas`. */
  areaGuests: number[];
  /** Whether the option waits only for guests that first options have reserved. */
  waitsForGuests: boolean;
  /** The first options whose guests it waits for, where only those are before it: room and client, *Skyline Stage for Weber*. */
  waitsFor: string[];
  state: 'requested' | 'option' | 'definite' | 'released' | 'expired' | 'cancelled';
  rank: number | null;
  expiresAt: string | null;
  who: string;
  leadId: string | null;
  /** Null where the hours are none of those that can be asked for. */
  hire: Hire | null;
  /** What can be done with it now. */
  actions: BookingAction[];
}

export const bookingActions = [
  'option',
  'extend',
  'challenge',
  'definite',
  'move',
  'guests',
  'turn-down',
  'release',
  'cancel',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** The day asked for, beside a lead; null where the lead names no venue or day. */
export interface DeskDay {
  venue: string;
  day: string;
  /** For the part of the day and the guests asked for, other bookings of the lead left out; as a new option would find it. */
  state: 'free' | 'option' | 'definite';
  /** What is in the way, each a sentence. */
  reasons: string[];
  /** Everything of that day in the venue and the areas that it shares. */
  bookings: DeskBooking[];
}

export interface DeskLeadDetail extends DeskLead {
  /** Every typed field, as typed. */
  fields: DeskField[];
  message: string | null;
  /** Why it was taken for spam, in plain words; empty where it was not. */
  suspicions: string[];
  quarantined: boolean;
  /**
   * For `mailto:`: subject, copy address (brings the answer back to this lead), In-Reply-To, and who wrote last for the visitor,
   * who is then answered with the visitor in Cc.
   */
  reply: { to: string | null; subject: string; copyTo: string | null; inReplyTo: string | null };
  day: DeskDay | null;
  bookings: DeskBooking[];
  mails: DeskMail[];
  timeline: DeskEntry[];
  /** What can be corrected: the fields that the lead's form has. */
  details: LeadDetails;
  /** Other leads of the same address. */
  others: { id: string; kind: DeskKind | 'webinar' | 'newsletter'; receivedAt: string; state: LeadState | null }[];
  /** Who else has it open now: addresses. */
  viewers: string[];
  /** Those of them who are writing an answer. */
  answering: string[];
}

/** `GET /api/desk/leads`; every value is optional in the address. */
export interface DeskQuery {
  owner?: 'mine' | 'nobody' | 'all';
  kind?: DeskKind;
  venue?: string;
  state?: LeadState | 'open';
  source?: LeadSource;
  q?: string;
  sort?: 'answer-by' | 'received';
  order?: 'asc' | 'desc';
  /** From 0. */
  page?: number;
  /** 1 to 100. */
  size?: number;
}

export interface DeskLeadPage {
  leads: DeskLead[];
  total: number;
}

/** One part at a time or several; `version` is the one that was shown. */
export interface LeadChange {
  version: number;
  state?: Exclude<LeadState, 'new'>;
  /** With `state: 'lost'`. */
  lostReason?: LostReason;
  /** With `state: 'answered'`; `mail` where a mail was written from the desk. */
  answeredBy?: 'telephone' | 'mail';
  owner?: string | null;
  nextStep?: NextStep | null;
  /** A note that is stored with the change, or not at all: what was said in an answer. */
  note?: string;
  /** The reply that waits needs no answer. */
  replyHandled?: boolean;
  /** Until when Today does not show it; null shows it again. */
  snoozedUntil?: string | null;
  /** From when on Today shows it unless the client replies; null ends the reminder. */
  remindIfNoReplyBy?: string | null;
  /** A UUID of the press: sent again, as after an answer that was lost, it changes nothing more. */
  key?: string;
}

/** What a lead says of its client and event, by the names of a correction; only the fields that its form has. */
export interface LeadDetails {
  firstName?: string;
  lastName?: string;
  fullName?: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  venue: string | null;
  date: string | null;
  part: string | null;
  guests: number | null;
  layout: string | null;
  language: Language;
  tourDate?: string;
  tourTime?: string;
  tourGuests?: number | null;
}

/** `PUT /api/desk/leads/:id/details`: what is corrected; null takes a value away. */
export interface LeadCorrection extends Partial<LeadDetails> {
  /** The one that was shown. */
  version: number;
  /** A UUID of the press. */
  key?: string;
}

/** A tour, with the time of day asked for: HH:MM in Frankfurt; null where it is erased. */
export interface DeskTour extends DeskLead {
  time: string | null;
}

/** `GET /api/desk/today` */
export interface DeskToday {
  /** Leads whose visitor replied and waits, each by the time of the reply. Here and below, those of whoever asks come first. */
  replies: DeskLead[];
  /** Leads whose answer did not arrive, or came back; the oldest first. */
  failedAnswers: DeskLead[];
  /** Leads whose client has not replied until the moment that a member chose. */
  reminders: DeskLead[];
  /** By clock, overdue first. */
  answers: DeskLead[];
  /** By day and time. */
  steps: DeskLead[];
  /** Leads that are put off, the next one first. */
  snoozed: DeskLead[];
  /** Tours of today and tomorrow, in the order in which they begin. */
  tours: DeskTour[];
  /** Options that end within three days. */
  options: DeskBooking[];
  /** Messages that came in and that somebody has to decide about, the oldest first. */
  messages: DeskMessageToCheck[];
}

/** A lead that came by telephone, at a fair or through an agency; `fields` are those of the visitor's form. */
export interface LeadByHand {
  kind: DeskKind;
  source: Exclude<LeadSource, 'website'>;
  /** Whether the clock of *answer by* runs. */
  clock: boolean;
  fields: Record<string, unknown>;
  /** Needed where `fields` have no email address, and the form has no field for it. */
  phone?: string;
  venue?: string;
  date?: string;
}
