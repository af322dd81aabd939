import { createMigratedDatabase, testManager } from '@mainstage/database/testing/migrated-database';
import type { Desk } from '../desk';
import { Refused } from '../refused';
import type { BookingRow } from '../rows';
import { makeOption } from '../use-cases/make-option';
import { request, type Wish } from '../use-cases/request';

export interface CalendarUnderTest extends Desk {
  url: string;
  /** A wish of a client with an address, for `venue day hire`. */
  wish(venue: string, day: string, hire?: Wish['hire']): Promise<BookingRow>;
  /** The same, with an option for it by Ada. */
  option(venue: string, day: string): Promise<BookingRow>;
  /** A day that no other test of the file uses. */
  freshDay(): string;
  /** `requested`, or `option 2` with its rank. */
  stateOf(id: string): Promise<string>;
  /** The mails owed about a booking, as `booking-answer to client`. */
  mailsOf(id: string): Promise<string[]>;
  /** Rows of a statement. */
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** The calendar on a database of its own. */
export async function startCalendar(connections = 10): Promise<CalendarUnderTest> {
  const database = await createMigratedDatabase();
  const manager = await testManager(database.url, connections);
  const desk = { manager };
  const ask = <Row>(text: string, values?: unknown[]) => manager.query<Row[]>(text, values);
  let clients = 0;
  let latest = 30;
  const wish = (venue: string, day: string, hire: Wish['hire'] = 'full-day') => {
    const client = { name: `Client ${++clients}`, email: `client-${clients}@example.com` };
    return request(desk, { venue, day, hire, origin: 'sales', client }, 'test');
  };
  return {
    ...desk,
    url: database.url,
    wish,
    option: async (venue, day) => makeOption(desk, (await wish(venue, day)).id, 'Ada'),
    freshDay: () => inDays((latest += 3)),
    async stateOf(id) {
      const [found] = await ask<{ state: string; rank: number | null }>(
        'SELECT state, rank FROM bookings WHERE id = $1',
        [id],
      );
      return found!.rank === null ? found!.state : `${found!.state} ${found!.rank}`;
    },
    async mailsOf(id) {
      const owed = await ask<{ kind: string; to: string }>(
        // The address of the house itself is looked up when the mail is sent.
        'SELECT kind, coalesce(to_address, recipient) AS "to" FROM mails WHERE lead_id = $1 ORDER BY created_at, kind',
        [id],
      );
      return owed.map(({ kind, to }) => `${kind} to ${to.split('@')[0]!.replace(/-\d+/, '')}`);
    },
    ask,
    async stop() {
      await manager.dataSource.destroy();
      await database.drop();
    },
  };
}

/** A day so many days from today, YYYY-MM-DD. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What refused the work. @throws Error where it was not refused */
export const refusal = (work: Promise<unknown>): Promise<Refused> =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    },
  );
