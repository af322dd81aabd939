import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '@mainstage/testing/postgres';
import { dataSourceOptions } from './data-source';
import { type ConnectionEvents, RetryingDataSource } from './retrying-data-source';
import { rows } from './sql';
import { isUnavailable } from './unavailable';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()), 60_000);
afterAll(() => database.drop());

const timeouts = { connect: 500, lock: 1500, statement: 2200, answer: 2500 };

describe('the first connection', () => {
  it('is made also under constant calls, which fail until then and succeed afterwards', async () => {
    const source = new RetryingDataSource(dataSourceOptions(database.url, { poolSize: 1, timeouts }));
    const failures: unknown[] = [];
    const order: string[] = [];
    const events: ConnectionEvents = {
      failed: (error) => failures.push(error),
      answered: () => order.push('answered'),
      prepare: async (manager) => {
        order.push('preparing');
        // The database is slow the first time: the following queries compete with the callers.
        await manager.query(order.length === 1 ? 'SELECT pg_sleep(4)' : 'SELECT 1');
      },
    };
    let calling = true;
    // Each holds the only connection for longer than anybody waits for one.
    const caller = async (): Promise<void> => {
      while (calling) {
        try {
          await rows(source.manager, 'SELECT pg_sleep(1)');
          order.push('served');
          calling = false;
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      }
    };
    const callers = Promise.all(Array.from({ length: 20 }, caller));
    source.connectInBackground(events);
    try {
      await source.answered;
      await callers;
      expect(failures).toHaveLength(1);
      expect(order.filter((what) => what !== 'preparing').slice(0, 2)).toEqual(['answered', 'served']);
    } finally {
      calling = false;
      await source.destroy();
    }
  });

  it('is not given up on a slow process; later ones have the usual timeout', async () => {
    const source = new RetryingDataSource(dataSourceOptions(database.url, { poolSize: 2, timeouts }));
    const failures: unknown[] = [];
    const events: ConnectionEvents = { failed: (error) => failures.push(error), answered: () => {} };
    // Blocks the event loop almost continuously, for as long as a first connection may take.
    const ends = performance.now() + 10_000;
    const busy = setInterval(() => {
      if (performance.now() > ends) return clearInterval(busy);
      for (const until = performance.now() + 300; performance.now() < until;);
    }, 1);
    source.connectInBackground(events);
    try {
      await source.answered;
      expect(failures).toEqual([]);
      expect((source.driver as unknown as { master: Pool }).master.options.connectionTimeoutMillis).toBe(
        timeouts.connect,
      );
    } finally {
      clearInterval(busy);
      await source.destroy();
    }
  }, 60_000);
});
