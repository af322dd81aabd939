import type { TimeSpan } from '@mainstage/calendar/days/hours';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';

/** A booking that a file describes: an entry of its own or one date of a series. */
export interface ImportRow {
  /** As the reader of the report finds it: `line 7`, with the entry's title and time where it has them. */
  name: string;
  /** The same for the same entry in every export. */
  externalId: string;
  venue: VenueId;
  /** YYYY-MM-DD */
  day: string;
  hire: Hire | TimeSpan;
  state: 'requested' | 'option' | 'definite';
  client: { name: string; email?: string };
  guests?: number;
  layout?: string;
  until?: Date;
}

/** An entry that is no booking or cannot be read, with why. */
export interface UnreadableRow {
  name: string;
  problem: string;
}

/** An entry that the calendar kept elsewhere has cancelled: a booking that an earlier import made of it ends. */
export interface CancelledRow {
  name: string;
  cancels: string;
  /** Whether every date of the series is cancelled. */
  wholeSeries: boolean;
  /** Whether it counts only where there is a booking to end, as for a date that a series leaves out. */
  optional?: boolean;
}

/** Something to know about entries that are counted elsewhere. */
export interface ImportNote {
  name: string;
  note: string;
}

export type ImportEntry = ImportRow | UnreadableRow | CancelledRow | ImportNote;
