import { createTestDatabase, type TestDatabase } from '@mainstage/testing/postgres';
import { startSlowServer } from '@mainstage/testing/slow-server';
import { dataSourceOptions } from './data-source';
import { RetryingDataSource } from './retrying-data-source';
import { isUnavailable } from './unavailable';

/** Milliseconds; a connection takes longer than a caller waits for it. */
const handshake = 900;
const timeouts = { connect: 300, lock: 1500, statement: 2200, answer: 2500 };

describe('a process on a starved machine', () => {
  let database: TestDatabase;
  let slow: Awaited<ReturnType<typeof startSlowServer>>;
  let source: RetryingDataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    slow = await startSlowServer(database.url, handshake);
    source = new RetryingDataSource(dataSourceOptions(slow.url, { poolSize: 4, timeouts }));
    source.connectInBackground({ failed: () => {}, answered: () => {} });
    await source.answered;
  }, 60_000);
  afterAll(async () => {
    await source.destroy();
    await slow.stop();
    await database.drop();
  });

  it('refuses a caller in time, and has a connection for one of the next', async () => {
    // Both connections at the same time, of which there is one.
    const first = source.createQueryRunner();
    await first.connect();
    const second = async () => {
      const runner = source.createQueryRunner();
      try {
        return await runner.query('SELECT 1 AS one');
      } finally {
        await runner.release();
      }
    };
    try {
      const startedAt = performance.now();
      expect(isUnavailable(await second().catch((error: unknown) => error))).toBe(true);
      expect(performance.now() - startedAt).toBeLessThan(handshake);
      for (const latest = performance.now() + 30_000; ;) {
        const answer = await second().catch((error: unknown) => error);
        if (!isUnavailable(answer)) return expect(answer).toEqual([{ one: 1 }]);
        if (performance.now() > latest) throw answer;
      }
    } finally {
      await first.release();
    }
  }, 60_000);
});
