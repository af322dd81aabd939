import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase, testManager } from '../testing/migrated-database';
import { rows } from '../sql';
import { digestRemarks, enqueueDailyDigest } from './daily-digest';

let database: TestDatabase;
let manager: EntityManager;
beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await testManager(database.url);
  // The hour is the database's, and this spec runs at any hour: for this database it is always noon in Frankfurt.
  await manager.query(`CREATE SCHEMA noon`);
  await manager.query(`CREATE FUNCTION noon.now() RETURNS timestamptz LANGUAGE sql AS
    $$ SELECT date_trunc('day', pg_catalog.now() AT TIME ZONE 'Europe/Berlin') AT TIME ZONE 'Europe/Berlin'
         + current_setting('noon.hour')::int * interval '1 hour' $$`);
}, 60_000);
afterAll(async () => {
  await manager.dataSource.destroy();
  await database.drop();
});

/** Owes the digest several times at once, as several workers would, at an hour in Frankfurt. */
async function oweAt(hour: number): Promise<number> {
  const runners = [1, 2, 3].map(() => manager.dataSource.createQueryRunner());
  try {
    for (const runner of runners)
      await runner.query(`SET search_path = noon, public, pg_catalog; SET noon.hour = '${hour}'`);
    const owed = await Promise.all(runners.map((runner) => enqueueDailyDigest(runner.manager)));
    return owed.filter(Boolean).length;
  } finally {
    for (const runner of runners) {
      await runner.query('RESET ALL');
      await runner.release();
    }
  }
}

it('the digest is owed once a day, from the morning on, and only when something needs a person', async () => {
  expect(await oweAt(12)).toBe(0);
  await manager.query(`INSERT INTO mails (kind, form, lead_id, recipient, status, finished_at)
    VALUES ('tour-confirmation', 'tour', gen_random_uuid(), 'visitor', 'dead', now())`);
  expect(await oweAt(6)).toBe(0);
  expect(await oweAt(9)).toBe(1);
  expect(await oweAt(15)).toBe(0);
  expect(await rows(manager, `SELECT form, recipient, status FROM mails WHERE kind = 'daily-digest'`)).toEqual([
    { form: 'operations', recipient: 'sales', status: 'due' },
  ]);
});

it('a brake of retention is said in it, and is worth a digest of its own', async () => {
  await manager.query('TRUNCATE mails, daily_digests');
  await manager.query(`INSERT INTO retention_runs (brake) VALUES ('clock'), ('share'), (NULL)`);
  expect(await oweAt(8)).toBe(1);
  expect(await digestRemarks(manager)).toEqual([
    expect.stringContaining('--accept-clock'),
    expect.stringContaining('--dry-run'),
  ]);
});
