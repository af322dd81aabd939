import type { BookingState } from '../entities/booking';
import type { BookingText } from './booking-text';

/** A booking's text, with the rooms whose guests an option waits for. */
export type ClientText = BookingText & { waitsFor: string | null };

export interface ClientNewsWords {
  subject: (text: ClientText) => string;
  text: (text: ClientText) => string;
}

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

export type LiveState = Extract<BookingState, 'requested' | 'option' | 'definite'>;

export interface ClientWords {
  reason: string;
  facts: { venue: string; day: string; hours: string; guests: string; layout: string; until: string };
  questions: string;
  seeOption: string;
  seeOrChallenge: string;
  news: Readonly<Record<ClientNewsKind, ClientNewsWords>>;
  /** The place before a move. */
  before: (place: Pick<BookingText, 'venue' | 'day' | 'hours'>) => string;
  movedUp: {
    subject: (text: ClientText) => string;
    heading: (text: ClientText) => string;
    text: (text: ClientText) => string;
  };
  /** About an open offer that the first option makes binding. */
  offer: {
    subject: (number: string, text: ClientText) => string;
    text: (number: string, until: string) => string;
    button: string;
  };
  challenged: {
    subject: (text: ClientText) => string;
    preview: (decideBy: string) => string;
    heading: string;
    /**
     * @param wanted the other venue that the challenger wants, because of the guests of both; null if it is the same
     */
    text: (text: ClientText, wanted: string | null) => string;
  };
}
