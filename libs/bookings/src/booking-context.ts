import type { EntityManager } from 'typeorm';

/** A change that somebody pressed for, which they may undo. */
export interface Press {
  /** Names the press; a UUID of the caller's. */
  id: string;
  /** Whether the client of the booking itself is told, from now on; as stored where absent. */
  tellClient?: boolean;
  /** Whether the client of another booking is told of this change; as stored where it does not say. */
  tellsOther?: (bookingId: string) => boolean | undefined;
  /** Seconds for which its mails wait, so that undoing stops them. */
  mailsWait: number;
}

/** What the use cases work with. */
export interface BookingContext {
  manager: EntityManager;
  /** Absent where the clocks, an import or the client act. */
  press?: Press;
}

/** Who does something: `sales by link (Anna)`, `clock`. Stored with the events of a booking. */
export type Actor = string;
