import { createTestDatabase, type TestDatabase } from '@mainstage/testing/postgres';
import { startSlowServer } from '@mainstage/testing/slow-server';
import { GuardedClient } from './postgres/guarded-client';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dataSourceOptions } from './data-source';
import { migrate } from './migrate';
import { createIndexConcurrently } from './migrations/concurrent-index';

class WiderTable1900000000000 implements MigrationInterface {
  name = 'WiderTable1900000000000';
  up = (runner: QueryRunner) => runner.query('ALTER TABLE contact_submissions ADD COLUMN wider int');
  down = () => Promise.resolve();
}
class FirstSchema1764000000000 implements MigrationInterface {
  name = 'FirstSchema1764000000000';
  up = (runner: QueryRunner) => runner.query('CREATE TABLE contact_submissions (id uuid)');
  down = () => Promise.resolve();
}
class Index1900000000001 implements MigrationInterface {
  name = 'Index1900000000001';
  transaction = false;
  up = (runner: QueryRunner) => createIndexConcurrently(runner, 'mails_lead', 'ON mails (lead_id)');
  down = () => Promise.resolve();
}

const all = dataSourceOptions('').migrations as (new () => MigrationInterface)[];

let database: TestDatabase;
const clients: GuardedClient[] = [];
const connect = async () => {
  const client = new GuardedClient(database.url);
  clients.push(client);
  await client.connect();
  return client;
};

/** One snapshot of the tables, held open like pg_dump's. */
async function backup() {
  const client = await connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await client.query('LOCK TABLE contact_submissions, mails IN ACCESS SHARE MODE');
  await client.query('SELECT count(*) FROM contact_submissions');
  return { finish: () => client.query('COMMIT') };
}

const send = `INSERT INTO contact_submissions (id, first_name, last_name, email, message)
  VALUES (gen_random_uuid(), 'Ada', 'Byron', 'ada@example.com', 'Hello')`;

describe('a migration', () => {
  beforeEach(async () => (database = await createTestDatabase()));
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
    await database.drop();
  });

  it('runs once where several processes start it concurrently: the others wait', async () => {
    const runs = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    expect(runs.filter((names) => names.length > 0)).toEqual([all.map(({ name }) => name)]);
  });

  it('records the baseline in a database that has run all migrations before it', async () => {
    await migrate(database.url);
    const client = await connect();
    await client.query(`UPDATE migrations SET name = 'GuestsCountedFaster1795510000000' WHERE name LIKE 'Baseline%'`);
    await client.query(send);
    expect(await migrate(database.url)).toEqual(['Baseline1795510000000']);
    expect((await client.query('SELECT FROM contact_submissions')).rowCount).toBe(1);
  });

  it('refuses a database that has run only some of those, and says what to do', async () => {
    await expect(migrate(database.url, { migrations: [FirstSchema1764000000000] })).resolves.toHaveLength(1);
    await expect(migrate(database.url)).rejects.toThrow(
      /GuestsCountedFaster1795510000000 is missing\): start the version before/,
    );
  });

  it('yields to a backup that reads, so that visitors are served, and is retried', async () => {
    await migrate(database.url);
    const reading = await backup();
    let givenWay: () => void = () => undefined;
    const gaveWayTwice = new Promise<void>((resolve) => {
      let times = 0;
      givenWay = () => void (++times === 2 && resolve());
    });
    const migration = migrate(database.url, {
      migrations: [...all, WiderTable1900000000000],
      onLockTimeout: () => givenWay(),
    });
    const visitor = await connect();
    let longest = 0;
    let waiting = true;
    void gaveWayTwice.then(() => (waiting = false));
    while (waiting) {
      const sentAt = performance.now();
      await visitor.query(send);
      longest = Math.max(longest, performance.now() - sentAt);
    }
    // Two seconds of lock timeout, and a busy machine; without yielding it would take as long as the backup.
    expect(longest).toBeLessThan(8000);
    await reading.finish();
    expect(await migration).toEqual(['WiderTable1900000000000']);
    await visitor.query('SELECT wider FROM contact_submissions');
  });

  it('builds an index while a backup reads and visitors write', async () => {
    await migrate(database.url);
    const reading = await backup();
    const migration = migrate(database.url, { migrations: [...all, Index1900000000001] });
    const visitor = await connect();
    const index = async () =>
      (
        await visitor.query<{ valid: boolean }>(
          `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('mails_lead')`,
        )
      ).rows[0];
    while (!(await index())) await visitor.query(send);
    expect(await index()).toEqual({ valid: false });
    await visitor.query(`INSERT INTO mails (kind, form, lead_id, to_address)
      VALUES ('contact-confirmation', 'contact', gen_random_uuid(), 'ada@example.com')`);
    await reading.finish();
    expect(await migration).toEqual(['Index1900000000001']);
    expect(await index()).toEqual({ valid: true });
  });

  it('waits for a database that is slow to answer, and not for one that refuses', async () => {
    const slow = await startSlowServer(database.url, 800);
    try {
      await expect(migrate(slow.url, { connectTimeoutsMs: [300] })).rejects.toThrow(/timeout/i);
      await expect(migrate(slow.url, { connectTimeoutsMs: [300, 10_000] })).resolves.toEqual(expect.any(Array));
      const through = Object.assign(new URL(slow.url), { username: 'nobody' });
      const began = performance.now();
      await expect(migrate(through.href, { connectTimeoutsMs: [5_000, 60_000] })).rejects.not.toThrow(/timeout/i);
      expect(performance.now() - began).toBeLessThan(5_000);
    } finally {
      await slow.stop();
    }
  });
});
