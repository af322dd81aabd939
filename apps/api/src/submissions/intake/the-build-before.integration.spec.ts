import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import { rows } from '@mainstage/database/sql';
import { seatsLeft } from '@mainstage/leads/webinar/seats/seats-left';

// Rule: webinar.seats. The statements are those of the previous release, docs/adr/0032-webinar-seats.md.

const startsAt = new Date('2030-07-18T09:00:00Z');
const seats = 2;

let database: TestDatabase;
let manager: EntityManager;
beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await deskManager(database.url, 20);
});
afterAll(async () => {
  await manager?.dataSource.destroy();
  await database?.drop();
});
beforeEach(() => manager.query('TRUNCATE tour_bookings, webinars, webinar_registrations, recent_submissions'));

/** Signs up like the previous release: requests a seat and writes the sign-up in one statement. */
async function signUpAsBefore(email: string): Promise<string> {
  const [written] = await rows<{ status: string }>(
    manager,
    `WITH holder AS (
       SELECT address FROM take_webinar_seats($1, $2, ARRAY[$3], ARRAY[sha256($3::bytea)], interval '10 minutes') AS address),
     registered AS (
       INSERT INTO webinar_registrations AS registration (starts_at, mailbox, answered, seated)
       VALUES ($1, lower($3), 1, 1)
       ON CONFLICT (starts_at, mailbox) DO UPDATE
         SET answered = registration.answered + 1, seated = registration.seated + excluded.seated
         WHERE registration.answered < 3)
     INSERT INTO tour_bookings
       (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status)
     SELECT gen_random_uuid(), 'webinar', 'Ada', $3, '', '', '{}', $1, CASE WHEN EXISTS (SELECT FROM holder) THEN 'confirmed' ELSE 'waitlisted' END
     RETURNING webinar_status AS status`,
    [startsAt, seats, email],
  );
  return written!.status;
}

it('the previous release gets the seats that this release counts, and no more of them', async () => {
  expect(await signUpAsBefore('Ada@example.com')).toBe('confirmed');
  expect(await seatsLeft(manager, startsAt, seats)).toBe(1);
  expect(await signUpAsBefore('grace@example.com')).toBe('confirmed');
  expect(await signUpAsBefore('late@example.com')).toBe('waitlisted');
  expect(await seatsLeft(manager, startsAt, seats)).toBe(0);
});

it('the previous release recognises a mailbox that holds a seat already', async () => {
  await signUpAsBefore('ada@example.com');
  expect(await signUpAsBefore('ada@example.com')).toBe('confirmed');
  expect(await seatsLeft(manager, startsAt, seats)).toBe(1);
});

it('concurrent sign-ups of the previous release never get a seat twice', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, nth) => signUpAsBefore(`visitor-${nth}@example.com`)));
  expect(all.filter((status) => status === 'confirmed')).toHaveLength(seats);
  expect(await seatsLeft(manager, startsAt, seats)).toBe(0);
});

it('the previous release reads its counter, and deleting its seats deletes no sign-up', async () => {
  await signUpAsBefore('ada@example.com');
  expect(await rows(manager, 'SELECT seats_taken FROM webinars')).toEqual([{ seats_taken: 0 }]);
  expect(await rows(manager, 'SELECT email FROM webinar_seats')).toEqual([{ email: 'ada@example.com' }]);
  await manager.query(`DELETE FROM webinar_seats WHERE email = 'ada@example.com'`);
  expect(await rows(manager, 'SELECT FROM tour_bookings')).toHaveLength(1);
});
