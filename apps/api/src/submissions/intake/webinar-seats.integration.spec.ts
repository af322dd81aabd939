// Rules: webinar.seats
import { entities } from '@mainstage/desk/entities/entities';
import { randomUUID } from 'node:crypto';
import { WebinarForm } from '@mainstage/leads/webinar/form';
import { webinarLead } from '@mainstage/leads/webinar/lead';
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import type { DataSource } from 'typeorm';
import { createDataSource } from '@mainstage/database/data-source';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import { erasePerson } from '@mainstage/desk/privacy/erase';
import { rows } from '@mainstage/database/sql';
import { returnSeat } from '@mainstage/leads/webinar/seats/change-seat';
import { moveWebinar } from '@mainstage/leads/webinar/seats/move-date';
import { endProvisionalSeats, promoteWaiting } from '@mainstage/leads/webinar/seats/promote';
import { LeadIntake } from './intake';
import { contentHash } from '@mainstage/leads/content-hash';
import { seatsLeft } from '@mainstage/leads/webinar/seats/seats-left';

const startsAt = new Date('2030-07-18T09:00:00Z');
const plenty = 1000;

let database: TestDatabase;
let manager: EntityManager;
let processes: DataSource[];
beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await deskManager(database.url, 10);
  processes = await Promise.all([1, 2].map(() => createDataSource(database.url, { entities }).initialize()));
});
afterAll(async () => {
  await Promise.all((processes ?? []).map((source) => source.destroy()));
  await manager?.dataSource.destroy();
  await database?.drop();
});
beforeEach(() =>
  manager.query('TRUNCATE tour_bookings, webinars, mails, consents, recent_submissions, idempotency_keys'),
);

/** Signs people up like one of two processes, with its own setting of the number of seats. */
function signUpBy(source: DataSource | undefined, seats: number) {
  const intake = new LeadIntake(source!);
  return async (name: string) => {
    const email = `${name}@example.com`;
    const body = Object.assign(new WebinarForm(), { firstName: 'Ada', email, selectedDate: 'x', agreeToTerms: true });
    const submission = { form: 'webinar', contentHash: contentHash('webinar', body), suspicions: [] } as const;
    const { answer } = await intake.record({ ...submission, suspicions: [] }, webinarLead(body, { startsAt, seats }));
    return answer as { id: string; status: string };
  };
}
const signUp = (name: string, seats = plenty) => signUpBy(processes[0], seats)(name);
const guests = (count: number) => Array.from({ length: count }, (_, nth) => `guest-${nth}`);

/** The counts stored with the webinar, and those of its sign-ups. */
async function counts() {
  const [kept] = await rows<{ known: boolean; seated: number; waits: boolean; lately: number }>(
    manager,
    `SELECT counted_at IS NOT NULL AS known, seated, anybody_waits AS waits, (SELECT sum(n)::int FROM unnest(seated_lately) n) AS lately
     FROM webinars WHERE starts_at = $1`,
    [startsAt],
  );
  const [true_] = await rows<{ seated: number; waits: boolean; lately: number }>(
    manager,
    `SELECT count(*) FILTER (WHERE seated)::int AS seated, coalesce(bool_or(waits), false) AS waits,
       count(*) FILTER (WHERE seated AND since > now() - interval '10 minutes')::int AS lately
     FROM (SELECT bool_or(webinar_status IN ('confirmed', 'provisional')) AS seated, bool_or(webinar_status = 'waitlisted') AS waits,
             min(created_at) AS since
           FROM tour_bookings WHERE kind = 'webinar' AND webinar_starts_at = $1 GROUP BY mailbox_of(email)) mailbox`,
    [startsAt],
  );
  return { kept, true_ };
}

it('concurrent sign-ups in two processes get exactly the seats that are left', async () => {
  for (const name of ['first', 'second']) await signUp(name, 20);
  const both = processes.map((source) => signUpBy(source, 20));
  const answers = await Promise.all(guests(120).map((name, nth) => both[nth % 2]!(name)));
  expect(answers.filter(({ status }) => status === 'confirmed')).toHaveLength(18);
  const { kept, true_ } = await counts();
  expect(true_).toEqual({ seated: 20, waits: true, lately: 20 });
  expect(kept).toEqual({ known: true, ...true_ });
});

it('a process gives no seat beyond its own number where two have different settings', async () => {
  const [few, many] = [signUpBy(processes[0], 3), signUpBy(processes[1], 6)] as const;
  for (const name of guests(5)) expect((await many(name)).status).toBe('confirmed');
  expect((await few('late')).status).toBe('waitlisted');
  // Waitlisted people go first, also where another process has more seats.
  expect((await many('later')).status).toBe('waitlisted');
  expect(await manager.transaction((sql) => promoteWaiting(sql, { startsAt, seats: 3 }))).toBe(0);
  expect(await manager.transaction((sql) => promoteWaiting(sql, { startsAt, seats: 6 }))).toBe(1);
  expect(await seatsLeft(manager, startsAt, 6)).toBe(0);
});

it('sign-ups count as a rush for ten minutes, whether the count is stored or recomputed', async () => {
  for (const name of guests(10)) await signUp(name, 40);
  const statusOf = async (name: string) => {
    const { id } = await signUp(name, 40);
    return (
      await rows<{ status: string }>(manager, 'SELECT webinar_status AS status FROM tour_bookings WHERE id = $1', [id])
    )[0]!.status;
  };
  expect(await statusOf('eleventh')).toBe('provisional');
  const longAgo = (column: string) => `${column} = ${column} - interval '12 minutes'`;
  await manager.query(`UPDATE webinars SET ${longAgo('counted_at')}`);
  expect(await statusOf('remembered')).toBe('confirmed');
  await manager.query(`UPDATE tour_bookings SET ${longAgo('created_at')}`);
  expect(await statusOf('counted')).toBe('confirmed');
  expect((await counts()).kept).toMatchObject({ seated: 13, lately: 1 });
});

describe('a count is invalidated and recomputed by the next sign-up after', () => {
  const dates = { startsAt, seats: 2 };
  const changes: Record<string, (id: string) => Promise<unknown>> = {
    'a seat given back': (id) => manager.transaction((sql) => returnSeat(sql, id, 2)),
    'provisional seats that ended': async () => {
      await manager.query(`UPDATE tour_bookings SET webinar_status = 'provisional', webinar_keep_until = now()`);
      await signUp('between', 2);
      return manager.transaction((sql) => endProvisionalSeats(sql, startsAt));
    },
    'people who moved up': () => manager.transaction((sql) => promoteWaiting(sql, { ...dates, seats: 3 })),
    'a person erased': () => erasePerson(manager, 'guest-0@example.com', 'test', 'secret'),
    'sign-ups that retention or a hand deleted': () =>
      manager.query(`DELETE FROM tour_bookings WHERE email LIKE 'guest-1@%'`),
    'a sign-up written by hand': () =>
      manager.query(
        `INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status)
         VALUES ($1, 'webinar', 'A', 'by-hand@example.com', '', '', '{}', $2, 'confirmed')`,
        [randomUUID(), startsAt],
      ),
    'all sign-ups emptied': () => manager.query('TRUNCATE tour_bookings'),
    'people taken along to another date': async () => {
      await manager.transaction((sql) => moveWebinar(sql, { ...dates, startsAt: new Date('2030-07-19T09:00:00Z') }));
      await manager.transaction((sql) => moveWebinar(sql, dates));
    },
  };

  it.each(Object.entries(changes))('the count of seats is recomputed after %s', async (_, change) => {
    const { id } = await signUp('guest-0', 2);
    for (const name of ['guest-1', 'guest-2', 'guest-3']) await signUp(name, 2);
    expect((await counts()).kept).toMatchObject({ known: true, seated: 2, waits: true });
    await change(id);
    const changed = await counts();
    expect(changed.kept?.known).toBe(false);
    expect(await seatsLeft(manager, startsAt, plenty)).toBe(plenty - changed.true_!.seated);
    await signUp('next', 2);
    const { kept, true_ } = await counts();
    expect(kept).toEqual({ known: true, ...true_ });
  });
});

/** Sign-ups of as many mailboxes, a tenth of them returned. */
const signUps = (count: number) =>
  manager.query(
    `INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status)
     SELECT gen_random_uuid(), 'webinar', 'A', 'guest' || nth || '@example.com', '', '', '{}', $1,
       CASE WHEN nth % 10 = 0 THEN 'returned' ELSE 'confirmed' END FROM generate_series(1, $2::int) nth`,
    [startsAt, count],
  );

it('a sign-up costs the same whether there are few others or many thousands', async () => {
  /** Pages that PostgreSQL reads, including those of the function's own statements. */
  const pagesTouched = () =>
    manager.transaction(async (sql) => {
      const [answer] = await rows<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        sql,
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM place_webinar_sign_ups('${startsAt.toISOString()}', 1000000,
           '[{"email": "new@example.com", "hash": "00", "wants_seat": true}]', interval '10 minutes', 1000000, 3)`,
      );
      const plan = answer!['QUERY PLAN'][0].Plan;
      return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
    });
  /** The minimum of a few runs: the first one replans and reads what planning needs. */
  const least = async () => Math.min(await pagesTouched(), await pagesTouched(), await pagesTouched());
  await signUp('first');
  const few = await least();
  await signUps(20_000);
  // As autovacuum does: a plan for one row would read all of them.
  await manager.query('ANALYZE tour_bookings');
  const counting = await pagesTouched();
  const many = await least();
  expect(counting).toBeGreaterThan(10 * few);
  expect(many).toBeLessThan(2 * few + 20);
});

it('the expired provisional seats are found without reading all sign-ups', async () => {
  await signUps(20_000);
  await signUp('late');
  await manager.query(`UPDATE tour_bookings SET webinar_status = 'provisional', webinar_keep_until = now()
                    WHERE email = 'late@example.com'`);
  // Autovacuum does the same before long.
  await manager.query('ANALYZE tour_bookings');
  /** Rows and index entries read by this connection. */
  const readBy = async (manager: EntityManager) => {
    const [{ read }] = (await rows<{ read: number }>(
      manager,
      `SELECT (pg_stat_get_xact_tuples_returned(of) + pg_stat_get_xact_tuples_fetched(of) +
         (SELECT sum(pg_stat_get_xact_tuples_returned(indexrelid)) FROM pg_index WHERE indrelid = of))::int AS read
       FROM (SELECT 'tour_bookings'::regclass::oid AS of) AS of`,
    )) as [{ read: number }];
    return read;
  };
  const [ended, read] = await manager.transaction(async (sql) => {
    const before = await readBy(sql);
    return [await endProvisionalSeats(sql, startsAt), (await readBy(sql)) - before];
  });
  expect(ended).toBe(1);
  expect(read).toBeLessThan(100);
});
