import type { BookingState } from '../entities/booking';
import type { BookingText } from './booking-text';

/** What a mail says of an option: its text, and the rooms that it waits for where it waits for guests. */
export type ClientText = BookingText & { waitsFor: string | null };

/** What a mail about a booking says above its facts. */
export interface ClientNewsWords {
  subject: (text: ClientText) => string;
  text: (text: ClientText) => string;
}

/** Mails that are a heading, a sentence or two, and the facts. */
export type ClientNewsKind =
  | 'option'
  | 'extended'
  | 'definite'
  | 'turnedDown'
  | 'released'
  | 'gaveWay'
  | 'expired'
  | 'cancelled'
  | 'moved'
  | 'ended';

/** States of a booking that can be moved. */
export type LiveState = Extract<BookingState, 'requested' | 'option' | 'definite'>;

/** Words of all mails to the client of a booking. */
export interface ClientWords {
  reason: string;
  facts: { venue: string; day: string; hours: string; guests: string; layout: string; until: string };
  questions: string;
  seeOption: string;
  seeOrChallenge: string;
  news: Readonly<Record<ClientNewsKind, ClientNewsWords>>;
  /** Where a booking was until it was moved. */
  before: (place: Pick<BookingText, 'venue' | 'day' | 'hours'>) => string;
  movedUp: {
    subject: (text: ClientText) => string;
    heading: (text: ClientText) => string;
    text: (text: ClientText) => string;
  };
  challenged: {
    subject: (text: ClientText) => string;
    preview: (decideBy: string) => string;
    heading: string;
    /** @param wanted another venue that is wanted, because of the guests of both; null where it is the same */
    text: (text: ClientText, wanted: string | null) => string;
  };
}
