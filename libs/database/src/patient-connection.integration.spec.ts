import { createTestDatabase, type TestDatabase } from '@mainstage/testing/postgres';
import { createDataSource } from './data-source';
import { PatientConnection } from './patient-connection';
import { poolOf, rows } from './sql';
import { isUnavailable } from './unavailable';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()), 60_000);
afterAll(() => database.drop());

const patience = { connect: 500, lock: 1500, statement: 2200, answer: 2500 };

describe('the first connection', () => {
  it('is made also while many call all the time, who are told to wait and then served', async () => {
    const source = createDataSource(database.url, { poolSize: 1, patience });
    const failures: unknown[] = [];
    const order: string[] = [];
    const connection = new PatientConnection(source, {
      failed: (error) => failures.push(error),
      answered: () => order.push('answered'),
      prepare: async (sql) => {
        order.push('preparing');
        // The database was slow the first time: what it is asked again meets those who call meanwhile.
        await sql.query(order.length === 1 ? 'SELECT pg_sleep(4)' : 'SELECT 1');
      },
    });
    let calling = true;
    // Each takes the only connection for longer than anybody waits for one.
    const caller = async (): Promise<void> => {
      while (calling) {
        try {
          await rows(poolOf(source), 'SELECT pg_sleep(1)');
          order.push('served');
          calling = false;
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      }
    };
    const callers = Promise.all(Array.from({ length: 20 }, caller));
    connection.start();
    try {
      await connection.answered;
      await callers;
      expect(failures).toHaveLength(1);
      expect(order.filter((what) => what !== 'preparing').slice(0, 2)).toEqual(['answered', 'served']);
    } finally {
      calling = false;
      await connection.stop();
    }
  });

  it('is not given up because this process is slow, and later ones take no longer than usual', async () => {
    const source = createDataSource(database.url, { poolSize: 2, patience });
    const failures: unknown[] = [];
    const connection = new PatientConnection(source, { failed: (error) => failures.push(error), answered: () => {} });
    // Too busy with others to hear the database, but for a moment now and then; for as long as a first connection may take.
    const ends = performance.now() + 10_000;
    const busy = setInterval(() => {
      if (performance.now() > ends) return clearInterval(busy);
      for (const until = performance.now() + 300; performance.now() < until;);
    }, 1);
    connection.start();
    try {
      await connection.answered;
      expect(failures).toEqual([]);
      expect(poolOf(source).options.connectionTimeoutMillis).toBe(patience.connect);
    } finally {
      clearInterval(busy);
      await connection.stop();
    }
  }, 60_000);
});
