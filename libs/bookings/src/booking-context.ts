import type { EntityManager } from 'typeorm';

export interface Press {
  /** Id of the press: a UUID chosen by the caller. */
  id: string;
  /** Whether the client of the booking is notified from now on; the stored value if absent. */
  tellClient?: boolean;
  /** Whether the client of another booking is notified of this change; the stored value if undefined. */
  tellsOther?: (bookingId: string) => boolean | undefined;
  /** Whether the client gets a mail of another kind about it instead. */
  clientKnows?: boolean;
  /** Seconds before its mails are sent, so that undoing can stop them. */
  mailsWait: number;
}

export interface BookingContext {
  manager: EntityManager;
  /** Absent for changes by the clocks, an import or the client. */
  press?: Press;
}

/** Author of a change: `sales by link (Anna)`, `clock`. Stored with the events of a booking. */
export type Actor = string;
