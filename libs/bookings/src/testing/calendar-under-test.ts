import { migrate } from '@mainstage/database/migrate';
import { createTestDatabase } from '@mainstage/testing/postgres';
import { Pool } from 'pg';
import type { Desk } from '../desk';
import type { BookingRow } from '../rows';
import { request, type Wish } from '../use-cases/request';

export interface CalendarUnderTest extends Desk {
  url: string;
  /** A wish of a client with an address, for `venue day hire`. */
  wish(venue: string, day: string, hire?: Wish['hire']): Promise<BookingRow>;
  /** Rows of a statement. */
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** The calendar on a database of its own. */
export async function startCalendar(connections = 10): Promise<CalendarUnderTest> {
  const database = await createTestDatabase();
  await migrate(database.url);
  const pool = new Pool({ connectionString: database.url, max: connections });
  pool.on('error', () => undefined);
  const desk = { pool };
  const ask = async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[];
  let clients = 0;
  return {
    ...desk,
    url: database.url,
    wish(venue, day, hire = 'full-day') {
      const client = { name: `Client ${++clients}`, email: `client-${clients}@example.com` };
      return request(desk, { venue, day, hire, origin: 'sales', client }, 'test');
    },
    ask,
    async stop() {
      await pool.end();
      await database.drop();
    },
  };
}

/** A day so many days from today, YYYY-MM-DD. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
