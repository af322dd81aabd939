import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '../testing/desk-manager';
import { rows } from '@mainstage/database/sql';
import { digestRemarks, enqueueDailyDigest } from './daily-digest';

let database: TestDatabase;
let manager: EntityManager;
beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await deskManager(database.url);
  // The digest depends on the database's hour, and this spec runs at any hour: here it is always noon in Frankfurt.
  await manager.query(`CREATE SCHEMA noon`);
  await manager.query(`CREATE FUNCTION noon.now() RETURNS timestamptz LANGUAGE sql AS
    $$ SELECT date_trunc('day', pg_catalog.now() AT TIME ZONE 'Europe/Berlin') AT TIME ZONE 'Europe/Berlin'
         + current_setting('noon.hour')::int * interval '1 hour' $$`);
}, 60_000);
afterAll(async () => {
  await manager.dataSource.destroy();
  await database.drop();
});

/** Enqueues the digest several times concurrently, like several workers, at an hour in Frankfurt. */
async function enqueueAt(hour: number): Promise<number> {
  const runners = [1, 2, 3].map(() => manager.dataSource.createQueryRunner());
  try {
    for (const runner of runners)
      await runner.query(`SET search_path = noon, public, pg_catalog; SET noon.hour = '${hour}'`);
    const enqueued = await Promise.all(runners.map((runner) => enqueueDailyDigest(runner.manager)));
    return enqueued.filter(Boolean).length;
  } finally {
    for (const runner of runners) {
      await runner.query('RESET ALL');
      await runner.release();
    }
  }
}

it('the digest is enqueued once a day, from the morning on, and only when something needs attention', async () => {
  expect(await enqueueAt(12)).toBe(0);
  await manager.query(`INSERT INTO mails (kind, form, lead_id, recipient, status, finished_at)
    VALUES ('tour-confirmation', 'tour', gen_random_uuid(), 'visitor', 'dead', now())`);
  expect(await enqueueAt(6)).toBe(0);
  expect(await enqueueAt(9)).toBe(1);
  expect(await enqueueAt(15)).toBe(0);
  expect(await rows(manager, `SELECT form, recipient, status FROM mails WHERE kind = 'daily-digest'`)).toEqual([
    { form: 'operations', recipient: 'sales', status: 'due' },
  ]);
});

it('what becomes of mails to sales and to members causes no digest: operators see it', async () => {
  await manager.query('TRUNCATE mails, daily_digests');
  await manager.query(`INSERT INTO mails (kind, form, lead_id, recipient, status, refusals, finished_at) VALUES
    ('tour-notification', 'tour', gen_random_uuid(), 'sales', 'dead', 9, now()),
    ('reply-notification', 'tour', gen_random_uuid(), 'sales', 'review', 0, NULL),
    ('tour-notification', 'tour', gen_random_uuid(), NULL, 'due', 1, NULL),
    ('desk-reminder', 'tour', gen_random_uuid(), 'team', 'dead', 1, now())`);
  expect(await enqueueAt(9)).toBe(0);
  await manager.query(`INSERT INTO mails (kind, form, lead_id, recipient, status, finished_at)
    VALUES ('tour-confirmation', 'tour', gen_random_uuid(), 'visitor', 'dead', now())`);
  expect(await enqueueAt(10)).toBe(1);
});

it('a deletion cap reached by retention is in the digest and causes one by itself', async () => {
  await manager.query('TRUNCATE mails, daily_digests');
  await manager.query(`INSERT INTO retention_runs (brake) VALUES ('clock'), ('share'), (NULL)`);
  expect(await enqueueAt(8)).toBe(1);
  expect(await digestRemarks(manager)).toEqual([
    expect.stringContaining('--accept-clock'),
    expect.stringContaining('--dry-run'),
  ]);
});
