import { bookingEntities } from '../entities/entities';
import { createMigratedDatabase, testManager } from '@mainstage/database/testing/migrated-database';
import type { BookingContext } from '../booking-context';
import { BookingError } from '../booking-error';
import type { BookingRow } from '../rows';
import { makeOption } from '../use-cases/make-option';
import { type BookingRequest, requestBooking } from '../use-cases/request';

export interface CalendarUnderTest extends BookingContext {
  url: string;
  /** A request of a client with an address, for `venue day hire`; as many guests as the venue takes by default. */
  request(venue: string, day: string, hire?: BookingRequest['hire'], guests?: number): Promise<BookingRow>;
  option(venue: string, day: string, guests?: number): Promise<BookingRow>;
  freshDay(): string;
  /** `requested`, or `option 2` with its rank. */
  stateOf(id: string): Promise<string>;
  /** The mails enqueued about a booking, as `booking-answer to client`. */
  mailsOf(id: string): Promise<string[]>;
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startCalendar(connections = 10): Promise<CalendarUnderTest> {
  const database = await createMigratedDatabase();
  const manager = await testManager(database.url, connections, { entities: bookingEntities });
  const context = { manager };
  const ask = <Row>(text: string, values?: unknown[]) => manager.query<Row[]>(text, values);
  let clients = 0;
  let latest = 30;
  const request = (venue: string, day: string, hire: BookingRequest['hire'] = 'full-day', guests?: number) => {
    const client = { name: `Client ${++clients}`, email: `client-${clients}@example.com` };
    return requestBooking(manager, { venue, day, hire, guests, origin: 'sales', client }, 'test');
  };
  return {
    ...context,
    url: database.url,
    request,
    option: async (venue, day, guests) =>
      makeOption(context, (await request(venue, day, 'full-day', guests)).id, 'Ada'),
    freshDay: () => inDays((latest += 3)),
    async stateOf(id) {
      const [found] = await ask<{ state: string; rank: number | null }>(
        'SELECT state, rank FROM bookings WHERE id = $1',
        [id],
      );
      return found!.rank === null ? found!.state : `${found!.state} ${found!.rank}`;
    },
    async mailsOf(id) {
      const mails = await ask<{ kind: string; to: string }>(
        // The address of sales is looked up when the mail is sent.
        'SELECT kind, coalesce(to_address, recipient) AS "to" FROM mails WHERE lead_id = $1 ORDER BY created_at, kind',
        [id],
      );
      return mails.map(({ kind, to }) => `${kind} to ${to.split('@')[0]!.replace(/-\d+/, '')}`);
    },
    ask,
    async stop() {
      await manager.dataSource.destroy();
      await database.drop();
    },
  };
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const bookingErrorOf = (work: Promise<unknown>): Promise<BookingError> =>
  work.then(
    () => Promise.reject(new Error('It was not rejected')),
    (error: unknown) => {
      if (error instanceof BookingError) return error;
      throw error;
    },
  );
