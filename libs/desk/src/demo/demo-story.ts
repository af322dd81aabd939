import type { DeskKind, LeadSource, LeadState, LostReason } from '@mainstage/contracts/desk/leads';
import type { Language } from '@mainstage/contracts/language';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';

/** An invented lead: who, what, when, and how far the desk has come with it. */
export interface DemoStory {
  name: readonly [first: string, last: string];
  company?: string;
  kind?: DeskKind;
  source?: LeadSource;
  message: string;
  /** Of the client; that of the form unless said. */
  language?: Language;
  venue?: VenueId;
  /** Day of the event, or of the tour, in this many days. */
  inDays?: number;
  part?: Hire;
  guests?: number;
  /** Received this many hours ago. */
  hoursAgo: number;
  state: LeadState;
  /** Place of the owner in the team. */
  owner?: 0 | 1;
  /** Minutes from its receipt to the first answer. */
  answeredAfter?: number;
  lostReason?: LostReason;
  nextStep?: readonly [what: string, inDays: number];
  note?: string;
  /** What it has in the calendar. */
  booked?: 'option' | 'definite';
  /** Its confirmation came back. */
  unreached?: true;
}
