import type { Pool } from 'pg';

/** What the use cases work with. */
export interface Desk {
  pool: Pool;
  /** Where sales is told of what happens. */
  salesEmail: string;
}

/** Who does something: `sales by link (Anna)`, `clock`. Stands in the events of a booking. */
export type Actor = string;
