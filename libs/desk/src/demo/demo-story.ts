import type { DeskKind, LeadSource, LeadState, LostReason } from '@mainstage/contracts/desk/leads';
import type { Language } from '@mainstage/contracts/language';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';

/** An invented lead and its progress at the desk. */
export interface DemoStory {
  name: readonly [first: string, last: string];
  company?: string;
  kind?: DeskKind;
  source?: LeadSource;
  message: string;
  /** Of the client; that of the form by default. */
  language?: Language;
  venue?: VenueId;
  /** Days until the event, or the tour. */
  inDays?: number;
  part?: Hire;
  guests?: number;
  hoursAgo: number;
  state: LeadState;
  owner?: 0 | 1;
  /** Minutes from its receipt to the first answer. */
  answeredAfter?: number;
  lostReason?: LostReason;
  nextStep?: readonly [what: string, inDays: number];
  note?: string;
  booked?: 'option' | 'definite';
  unreached?: true;
}
