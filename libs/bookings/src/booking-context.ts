import type { EntityManager } from 'typeorm';

/** What the use cases work with. */
export interface BookingContext {
  manager: EntityManager;
}

/** Who does something: `sales by link (Anna)`, `clock`. Stored with the events of a booking. */
export type Actor = string;
