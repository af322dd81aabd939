import type { Hire } from '../day-parts';
import type { Language } from '../language';
import type { DeskAnswer } from './answer';
import type { MessageNotice } from './messages';

/** Times in responses are ISO 8601 in UTC, days are YYYY-MM-DD in Frankfurt. */

/** Forms of leads, whoever filled them in. */
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

export interface DeskLead {
  id: string;
  /** As in mails to sales: the first 18 characters of the id. */
  reference: string;
  kind: DeskKind;
  /** Language of answers to the client. */
  language: Language;
  source: LeadSource;
  state: LeadState;
  /** Incremented by every change; a change contains the version that it is based on. */
  version: number;
  receivedAt: string;
  /** Rule visits.answer; null if no clock runs (by hand without one, spam). */
  answerBy: string | null;
  answeredAt: string | null;
  /** When an answer of ours failed or bounced; null if none did, or another one was sent since. */
  answerFailedAt: string | null;
  /** Time of the first unanswered reply; null if none waits. */
  repliedAt: string | null;
  /** Whether the waiting replies may be automatic. */
  replyPerhapsAutomatic: boolean;
  /** Address of a team member; null if there is no owner. */
  owner: string | null;
  name: string;
  company: string | null;
  /** Null if the client gave a telephone number only. */
  email: string | null;
  phone: string | null;
  venue: string | null;
  date: string | null;
  nextStep: NextStep | null;
  lostReason: LostReason | null;
  /** Hidden from Today until then; null if it is not snoozed. */
  snoozedUntil: string | null;
  /** Shown in Today from then on unless the client has replied; null without a reminder. */
  remindIfNoReplyBy: string | null;
}

export interface DeskMail {
  id: string;
  kind: string;
  /** Subject or a name of the kind, for display. */
  title: string;
  recipient: 'visitor' | 'sales' | 'team';
  /**
   * `withheld`: intentionally not sent, with the reason in `lastReply`; replies of mail servers are for operators, and
   * `lastReply` is null.
   */
  status: 'due' | 'sending' | 'sent' | 'withheld' | 'dead' | 'review';
  createdAt: string;
  dueAt: string;
  finishedAt: string | null;
  bouncedAt: string | null;
  /** When an unproven report first said that it was not delivered. */
  unprovenBounceAt: string | null;
  /** The mail server's last answer, without addresses. */
  lastReply: string | null;
  /** Whether *Send again* is possible. */
  canSendAgain: boolean;
}

/** An entry of the timeline. */
export interface DeskEntry {
  id: string;
  at: string;
  /** Address of a team member, or another author. */
  by: string | null;
  kind: 'received' | 'change' | 'note' | 'answer' | 'mail' | 'message' | 'booking' | 'notice';
  title: string;
  /** A note, a visitor's reply, a mail server's reply; plain text. */
  text: string | null;
  /** The message of the entry. */
  message?: DeskMessage;
  /** A member's answer by the desk. */
  answer?: DeskAnswer;
}

/** Properties of an inbound message beside its text. */
export interface DeskMessage {
  id: string;
  /** Address of From, which can be forged. */
  sender: string | null;
  /** `perhaps-automatic`: only likely. `unknown-sender`: *Is this one of you?* `stranger`: unknown on this lead. */
  mark: 'perhaps-automatic' | 'unknown-sender' | 'stranger' | 'team' | null;
  /** Failed sender checks according to the receiving server: `dmarc=fail`. */
  failedChecks: string | null;
  /** Whether it needs a decision of a member. */
  toCheck: boolean;
  /** Notices for readers. */
  notices: MessageNotice[];
  attachments: string[];
  /** Whether the index of a name is the number of its file; false for messages stored before that was recorded. */
  numbered: boolean;
}

/** A message that needs a decision, in Today. */
export interface DeskMessageToCheck extends DeskMessage {
  leadId: string;
  name: string;
  receivedAt: string;
  text: string;
}

/** Classification by a member: of the team, of somebody else, or read, for a probably automatic one. */
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
  /** With set-up and dismantling, during which the room is occupied. */
  takenFrom: string;
  takenTo: string;
  /** Includes the client's own staff; null if the capacity of the layout or venue counts. */
  guests: number | null;
  /** Title under which the site names it; null if it may not be named. */
  publicTitle: string | null;
  /** Whether the limit of a floor, a pair of floors or the building is exceeded during it. */
  overLimit: boolean;
  /** Its guests on each event floor, pair of floors and in the building, in the order of `guestAreas`. */
  areaGuests: number[];
  /** Whether the option waits only for guests that first options have reserved. */
  waitsForGuests: boolean;
  /**
   * The first options whose guests it waits for, if only those precede it: room and client, *Skyline Stage for Weber*.
   */
  waitsFor: string[];
  state: 'requested' | 'option' | 'definite' | 'released' | 'expired' | 'cancelled';
  rank: number | null;
  expiresAt: string | null;
  /** Until when its client must decide, because another one has asked for the time; null if nobody has. */
  challengedUntil: string | null;
  who: string;
  leadId: string | null;
  /** Null if the hours match no part of the day that can be requested. */
  hire: Hire | null;
  /** Possible actions. */
  actions: BookingAction[];
}

export const bookingActions = [
  'option',
  'extend',
  'challenge',
  'definite',
  'move',
  'guests',
  'name',
  'turn-down',
  'release',
  'cancel',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** The requested day of a lead; null if the lead has no venue or day. */
export interface DeskDay {
  venue: string;
  day: string;
  /** Availability for the requested part of the day and guests as a new option, without the lead's own bookings. */
  state: 'free' | 'option' | 'definite';
  /** The conflicts, and that the room is too small, each a sentence. */
  reasons: string[];
  /** All bookings of that day in the venue and the areas that it shares. */
  bookings: DeskBooking[];
}

export interface DeskLeadDetail extends DeskLead {
  /** Every typed field, as typed. */
  fields: DeskField[];
  message: string | null;
  /** Reasons for suspecting spam, as text; empty if there are none. */
  suspicions: string[];
  quarantined: boolean;
  /**
   * For `mailto:`: subject, copy address (assigns the answer to this lead), In-Reply-To, and the last author for the
   * visitor, who is then answered with the visitor in Cc.
   */
  reply: { to: string | null; subject: string; copyTo: string | null; inReplyTo: string | null };
  day: DeskDay | null;
  bookings: DeskBooking[];
  mails: DeskMail[];
  timeline: DeskEntry[];
  /** Correctable details: the fields that the lead's form has. */
  details: LeadDetails;
  /** Other leads of the same address. */
  others: { id: string; kind: DeskKind | 'webinar' | 'newsletter'; receivedAt: string; state: LeadState | null }[];
  viewers: string[];
  /** Viewers with an open composer. */
  answering: string[];
}

/**
 * Leads by their offers: without any, with a draft, with an open one, with one that was opened, is to be changed, was
 * accepted, or with none that is open after it ended.
 */
export const offerFilters = ['none', 'draft', 'sent', 'opened', 'wished', 'accepted', 'ended'] as const;
export type OfferFilter = (typeof offerFilters)[number];

/** `GET /api/desk/leads`; every value is optional in the address. */
export interface DeskQuery {
  owner?: 'mine' | 'nobody' | 'all';
  kind?: DeskKind;
  venue?: string;
  state?: LeadState | 'open';
  source?: LeadSource;
  offer?: OfferFilter;
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

/** One change or several; `version` is the displayed one. */
export interface LeadChange {
  version: number;
  state?: Exclude<LeadState, 'new'>;
  /** With `state: 'lost'`. */
  lostReason?: LostReason;
  /** With `state: 'answered'`; `mail` if a mail was written from the desk. */
  answeredBy?: 'telephone' | 'mail';
  owner?: string | null;
  nextStep?: NextStep | null;
  /** A note stored together with the change, such as the content of an answer. */
  note?: string;
  /** The waiting reply needs no answer. */
  replyHandled?: boolean;
  /** Hidden from Today until then; null shows it again. */
  snoozedUntil?: string | null;
  /** Shown in Today from then on unless the client replies; null removes the reminder. */
  remindIfNoReplyBy?: string | null;
  /** A UUID of the press: a repeated one, as after a lost response, changes nothing. */
  key?: string;
}

/** Details of a lead's client and event, by the names of a correction; only fields that its form has. */
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

/** `PUT /api/desk/leads/:id/details`: the corrected details; null removes a value. */
export interface LeadCorrection extends Partial<LeadDetails> {
  /** The displayed version. */
  version: number;
  key?: string;
}

/** A tour with the requested time: HH:MM in Frankfurt; null if it is erased. */
export interface DeskTour extends DeskLead {
  time: string | null;
}

/** An open offer that needs attention, in Today. */
export interface DeskOfferTask {
  versionId: string;
  leadId: string;
  number: string;
  version: number;
  name: string;
  company: string | null;
  /** Cents, without optional lines. */
  gross: number;
  /** When it ends, was opened, or the client asked for a change. */
  at: string;
}

/** `GET /api/desk/today` */
export interface DeskToday {
  /** Leads with a waiting reply, by its time. Here and below, the reader's own leads come first. */
  replies: DeskLead[];
  /** Leads whose answer failed or bounced, oldest first. */
  failedAnswers: DeskLead[];
  /** Leads whose reminder is due because the client has not replied. */
  reminders: DeskLead[];
  answers: DeskLead[];
  steps: DeskLead[];
  /** Snoozed leads, the next one first. */
  snoozed: DeskLead[];
  /** Tours of today and tomorrow, by begin. */
  tours: DeskTour[];
  /** Options that end within three days. */
  options: DeskBooking[];
  /** Open offers that end within three days, were opened and not answered, or are to be changed; the earliest first. */
  offers: Record<'ending' | 'opened' | 'wished', DeskOfferTask[]>;
  /** Inbound messages that need a decision, oldest first. */
  messages: DeskMessageToCheck[];
}

/** A lead from a telephone call, a fair or an agency; `fields` are those of the visitor's form. */
export interface LeadByHand {
  kind: DeskKind;
  source: Exclude<LeadSource, 'website'>;
  clock: boolean;
  fields: Record<string, unknown>;
  /** Required if `fields` have no email address, and the form has no telephone field. */
  phone?: string;
  venue?: string;
  date?: string;
}
