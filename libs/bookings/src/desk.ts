import type { Pool } from 'pg';

/** What the use cases work with. */
export interface Desk {
  pool: Pool;
}

/** Who does something: `sales by link (Anna)`, `clock`. Stands in the events of a booking. */
export type Actor = string;
