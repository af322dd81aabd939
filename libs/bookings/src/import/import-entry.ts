import type { TimeSpan } from '@mainstage/calendar/days/hours';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';

/** A booking in a file: an entry of its own or one date of a series. */
export interface ImportRow {
  /** For the report: `line 7`, with the entry's title and time if it has them. */
  name: string;
  /** The same for the same entry in every export. */
  externalId: string;
  venue: VenueId;
  day: string;
  hire: Hire | TimeSpan;
  state: 'requested' | 'option' | 'definite';
  client: { name: string; email?: string };
  guests?: number;
  layout?: string;
  until?: Date;
}

/** An entry that is no booking or cannot be read, with the reason. */
export interface UnreadableRow {
  name: string;
  problem: string;
}

/** An entry that was cancelled in the external calendar: the booking of an earlier import ends. */
export interface CancelledRow {
  name: string;
  cancels: string;
  wholeSeries: boolean;
  /** Counts only if there is a booking to end, as for a date that a series excludes. */
  optional?: boolean;
}

/** A remark about entries that are counted elsewhere. */
export interface ImportNote {
  name: string;
  note: string;
}

export type ImportEntry = ImportRow | UnreadableRow | CancelledRow | ImportNote;
