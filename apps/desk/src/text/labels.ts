import type {
  BookingAction,
  DeskBooking,
  DeskKind,
  DeskMail,
  DeskMessage,
  LeadSource,
  LeadState,
  LostReason,
  OfferFilter,
} from '@mainstage/contracts/desk/leads';
import type { DeskRight } from '@mainstage/contracts/desk/session';

export const kindLabels = {
  contact: 'Contact',
  tour: 'Tour',
  'business-event': 'Business event',
} as const satisfies Record<DeskKind, string>;

export const messageMarkLabels = {
  'perhaps-automatic': 'Perhaps automatic',
  'unknown-sender': 'Is this one of you?',
  stranger: 'This address is new to the lead',
  team: 'An address of the team, at the visitor’s address: no answer',
} as const satisfies Record<NonNullable<DeskMessage['mark']>, string>;

/** Kinds of the other leads of an address; these are not on the desk. */
export const otherKindLabels = { ...kindLabels, webinar: 'Webinar', newsletter: 'Newsletter' } as const;

export const stateLabels = {
  new: 'New',
  taken: 'Taken',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const satisfies Record<LeadState, string>;

export const sourceLabels = {
  website: 'Website',
  telephone: 'Telephone',
  fair: 'Fair',
  agency: 'Agency',
} as const satisfies Record<LeadSource, string>;

export const lostReasonLabels = {
  price: 'Price',
  'date-taken': 'Date was taken',
  'too-small': 'Too small for them',
  'other-venue': 'Chose another venue',
  'called-off': 'Event called off',
  'no-reply': 'No reply',
  other: 'Another reason',
} as const satisfies Record<LostReason, string>;

export const offerFilterLabels = {
  none: 'No offer',
  draft: 'Draft',
  sent: 'Sent and open',
  opened: 'Opened, not answered',
  wished: 'To change',
  accepted: 'Accepted',
  ended: 'Ended without acceptance',
} as const satisfies Record<OfferFilter, string>;

export const mailStatusLabels = {
  due: 'waiting',
  sending: 'being sent',
  sent: 'accepted',
  withheld: 'not sent, on purpose',
  dead: 'not delivered',
  review: 'outcome unknown',
} as const satisfies Record<DeskMail['status'], string>;

export const recipientLabels = {
  visitor: 'To the visitor',
  sales: 'To sales',
  team: 'To the team',
} as const satisfies Record<DeskMail['recipient'], string>;

export const bookingStateLabels = {
  requested: 'Requested',
  option: 'Option',
  definite: 'Definite',
  released: 'Released',
  expired: 'Expired',
  cancelled: 'Cancelled',
} as const satisfies Record<DeskBooking['state'], string>;

export const bookingActionLabels = {
  option: 'Make an option',
  extend: 'Extend',
  challenge: 'Ask for a decision',
  definite: 'Make definite',
  move: 'Move',
  guests: 'Change guests',
  name: 'May be named',
  'turn-down': 'Turn down',
  release: 'Release',
  cancel: 'Cancel the booking',
} as const satisfies Record<BookingAction, string>;

export const rightLabels = {
  member: 'Member',
  lead: 'Team lead',
  read: 'Reads only',
} as const satisfies Record<DeskRight, string>;
