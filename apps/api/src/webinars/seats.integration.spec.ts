// Rules: webinar.seats, webinar.join-link
import { webinarDatePath, webinarJoinPath, webinarSeatPaths } from '@mainstage/contracts/answers';
import { moveWebinar } from '@mainstage/leads/webinar/seats/move-date';
import { endProvisionalSeats, promoteWaiting } from '@mainstage/leads/webinar/seats/promote';
import { enqueueWebinarDigest } from '@mainstage/leads/webinar/seats/digest';
import { forms } from '@mainstage/leads/forms';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import { DataSource, type EntityManager } from 'typeorm';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

const hour = 3_600_000;
const startsAt = new Date(Date.now() + 48 * hour);
const robot = { 'X-Form-Trap': 'http://spam.example', 'X-Form-Age': '40' };

let api: ApiUnderTest;
let manager: EntityManager;
let selectedDate: unknown;
beforeAll(async () => {
  api = await startApi({ WEBINAR_STARTS_AT: startsAt.toISOString(), WEBINAR_SEATS: '2' });
  manager = api.app.get(DataSource).manager;
  selectedDate = (await api.get(webinarDatePath)).body['dateLabel'];
});
afterAll(async () => {
  await api.stop();
});
beforeEach(() => api.sql('TRUNCATE tour_bookings, mails, recent_submissions, webinars, webinar_digests'));

const register = async (email: string, headers?: Record<string, string>) =>
  (await api.post(forms.webinar.path, { ...goodBodies.webinar, email, selectedDate }, { headers })).body;
const press = (path: string, id: unknown, purpose: 'webinar-seat' | 'webinar-release' = 'webinar-seat') =>
  api.post(path, { token: signToken(api.config.APP_SECRET, purpose, { subject: String(id), round: 0 }) });
const statusOf = async (email: string) =>
  (
    await api.sql<{ status: string }>('SELECT webinar_status AS status FROM tour_bookings WHERE email = $1', [email])
  ).map(({ status }) => status);
const mailsTo = async (email: string) =>
  (
    await api.sql<{ kind: string }>(`SELECT kind FROM mails WHERE to_address = $1 AND status = 'due' ORDER BY kind`, [
      email,
    ])
  ).map(({ kind }) => kind);

describe('a seat', () => {
  it('a seat that is given back goes to who waits longest, with the mail and the reminders', async () => {
    const ada = await register('ada@example.com');
    await register('bob@example.com');
    expect((await register('cem@example.com'))['status']).toBe('waitlisted');
    expect((await register('dan@example.com'))['status']).toBe('waitlisted');
    expect((await press(webinarSeatPaths.return, ada.id)).status).toBe(200);
    expect(await statusOf('ada@example.com')).toEqual(['returned']);
    expect([await statusOf('cem@example.com'), await statusOf('dan@example.com')]).toEqual([
      ['confirmed'],
      ['waitlisted'],
    ]);
    expect(await mailsTo('cem@example.com')).toEqual([
      'webinar-moved-up',
      'webinar-reminder-day',
      'webinar-reminder-hour',
      'webinar-waitlist',
    ]);
    // A second press harms nobody.
    expect((await press(webinarSeatPaths.return, ada.id)).status).toBe(200);
    expect((await api.get(webinarDatePath)).body).toMatchObject({ seatsLeft: 0, state: 'full' });
  });

  it('given back is had again at once, with its mail', async () => {
    const first = await register('ada@example.com');
    const other = await register('bob@example.com');
    expect((await press(webinarSeatPaths.return, first.id)).status).toBe(200);
    const again = await register('ada@example.com');
    expect([again['status'], again.id === first.id]).toEqual(['confirmed', false]);
    expect((await statusOf('ada@example.com')).sort()).toEqual(['confirmed', 'returned']);
    expect(await mailsTo('ada@example.com')).toEqual(expect.arrayContaining(['webinar-access', 'webinar-access']));
    // The content of others is still known.
    expect((await register('bob@example.com')).id).toBe(other.id);
  });

  it('given back by one of two sign-ups of a mailbox is had again by either', async () => {
    await register('ada@example.com');
    const second = await register('ada+work@example.com');
    await press(webinarSeatPaths.return, second.id);
    expect((await register('ada@example.com'))['status']).toBe('confirmed');
    expect((await api.get(webinarDatePath)).body).toMatchObject({ seatsLeft: 1 });
  });

  it('added seats are given to those who wait', async () => {
    for (const name of ['ada', 'bob', 'cem', 'dan']) await register(`${name}@example.com`);
    expect(await manager.transaction((sql) => promoteWaiting(sql, { startsAt, seats: 3 }))).toBe(1);
    expect([await statusOf('cem@example.com'), await statusOf('dan@example.com')]).toEqual([
      ['confirmed'],
      ['waitlisted'],
    ]);
  });

  it('a seat is given to nobody once the webinar is over', async () => {
    for (const name of ['ada', 'bob', 'cem']) await register(`${name}@example.com`);
    const over = new Date(Date.now() - 2 * hour);
    await api.sql('UPDATE tour_bookings SET webinar_starts_at = $1', [over]);
    expect(await manager.transaction((sql) => promoteWaiting(sql, { startsAt: over, seats: 3 }))).toBe(0);
  });

  it('a seat goes to nobody new while somebody waits', async () => {
    for (const name of ['ada', 'bob', 'cem']) await register(`${name}@example.com`);
    await api.sql(`UPDATE tour_bookings SET webinar_status = 'returned' WHERE email = 'ada@example.com'`);
    expect((await register('dan@example.com'))['status']).toBe('waitlisted');
  });

  it('a seat is given back by nobody with a forged link', async () => {
    const ada = await register('ada@example.com');
    expect((await api.post(webinarSeatPaths.return, { token: 'forged' })).status).toBe(422);
    expect((await press(webinarSeatPaths.return, ada.id, 'webinar-release')).status).toBe(422);
    expect(await statusOf('ada@example.com')).toEqual(['confirmed']);
  });

  it('a seat is provisional in a rush, and kept by the button only', async () => {
    await api.sql(`INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status)
      SELECT gen_random_uuid(), 'webinar', 'A', 'guest' || nth || '@example.com', '-', '-', '{}', '${startsAt.toISOString()}', 'confirmed'
      FROM generate_series(1, 10) nth`);
    const crowded = await startApi({
      WEBINAR_STARTS_AT: startsAt.toISOString(),
      WEBINAR_SEATS: '12',
      DATABASE_URL: api.databaseUrl,
    });
    try {
      for (let tries = 0; (await crowded.get('/health/ready')).status !== 200 && tries < 200; tries++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const eve = await crowded.post(forms.webinar.path, {
        ...goodBodies.webinar,
        email: 'eve@example.com',
        selectedDate,
      });
      expect(eve.body).toMatchObject({ status: 'confirmed', provisional: true });
      const fay = await crowded.post(forms.webinar.path, {
        ...goodBodies.webinar,
        email: 'fay@example.com',
        selectedDate,
      });
      expect(await mailsTo('eve@example.com')).toContain('webinar-provisional');
      expect((await press(webinarSeatPaths.keep, eve.body.id)).status).toBe(200);
      expect(await mailsTo('eve@example.com')).toContain('webinar-access');
      await api.sql(`UPDATE tour_bookings SET webinar_keep_until = now() WHERE webinar_status = 'provisional'`);
      expect(await manager.transaction((sql) => endProvisionalSeats(sql, startsAt))).toBe(1);
      expect([await statusOf('eve@example.com'), await statusOf('fay@example.com')]).toEqual([
        ['confirmed'],
        ['returned'],
      ]);
      expect((await press(webinarSeatPaths.keep, fay.body.id)).status).toBe(422);
    } finally {
      await crowded.stop();
    }
  });
});

describe('a suspected sign-up', () => {
  it('a suspected sign-up gets a neutral response and no seat, and gets a seat when sales releases it', async () => {
    const eve = await register('eve@example.com', robot);
    expect(eve['status']).toBe('received');
    expect(await mailsTo('eve@example.com')).toEqual([]);
    expect((await api.get(webinarDatePath)).body).toMatchObject({ seatsLeft: 2, state: 'announced' });
    expect((await press(webinarSeatPaths.release, eve.id)).status).toBe(422);
    expect((await press(webinarSeatPaths.release, eve.id, 'webinar-release')).status).toBe(200);
    expect((await press(webinarSeatPaths.release, eve.id, 'webinar-release')).status).toBe(200);
    expect(await statusOf('eve@example.com')).toEqual(['confirmed']);
    expect(await mailsTo('eve@example.com')).toEqual([
      'webinar-access',
      'webinar-reminder-day',
      'webinar-reminder-hour',
    ]);
  });

  it('a suspected sign-up is let in to the waiting list where all seats are taken', async () => {
    const eve = await register('eve@example.com', robot);
    for (const name of ['ada', 'bob']) await register(`${name}@example.com`);
    await press(webinarSeatPaths.release, eve.id, 'webinar-release');
    expect([await statusOf('eve@example.com'), await mailsTo('eve@example.com')]).toEqual([
      ['waitlisted'],
      ['webinar-waitlist'],
    ]);
  });
});

describe('the digest of sign-ups', () => {
  it('the digest of sign-ups is enqueued once an hour and lists each sign-up once', async () => {
    expect(await enqueueWebinarDigest(manager)).toBe(false);
    await register('ada@example.com');
    await register('eve@example.com', robot);
    expect(await Promise.all([enqueueWebinarDigest(manager), enqueueWebinarDigest(manager)])).toContain(true);
    await register('bob@example.com');
    expect(await enqueueWebinarDigest(manager)).toBe(false);
    expect(await api.sql(`SELECT recipient FROM mails WHERE kind = 'webinar-notification'`)).toEqual([
      { recipient: 'sales' },
    ]);
    expect(await api.sql('SELECT email FROM tour_bookings WHERE webinar_told_in IS NULL')).toEqual([
      { email: 'bob@example.com' },
    ]);
  });
});

describe('a date that is moved', () => {
  const later = new Date(startsAt.getTime() + 24 * hour);
  const move = () => manager.transaction((sql) => moveWebinar(sql, { startsAt: later, seats: 2 }));

  it('a moved date takes everybody along once: seats, places, reminders, and a mail', async () => {
    for (const name of ['ada', 'bob', 'cem']) await register(`${name}@example.com`);
    await api.sql(`UPDATE mails SET status = 'sent' WHERE kind = 'webinar-access'`);
    expect(await Promise.all([move(), move()])).toEqual(expect.arrayContaining([3, 0]));
    expect(await api.sql('SELECT starts_at, sequence FROM webinars')).toEqual([{ starts_at: later, sequence: 1 }]);
    expect(await api.sql('SELECT DISTINCT webinar_starts_at FROM tour_bookings')).toEqual([
      { webinar_starts_at: later },
    ]);
    expect(await mailsTo('ada@example.com')).toEqual([
      'webinar-moved',
      'webinar-reminder-day',
      'webinar-reminder-hour',
    ]);
    expect(await mailsTo('cem@example.com')).toEqual(['webinar-moved', 'webinar-waitlist']);
    expect(
      (
        await api.sql<{ due_at: Date }>(
          `SELECT DISTINCT due_at FROM mails WHERE kind LIKE 'webinar-reminder%' AND status = 'due' ORDER BY 1`,
        )
      ).map(({ due_at }) => later.getTime() - due_at.getTime()),
    ).toEqual([24 * hour, hour]);
  });

  it('a moved date does not affect who registered for a date that is over', async () => {
    await register('ada@example.com');
    await api.sql(`UPDATE webinars SET starts_at = now() - interval '2 hours'`);
    await api.sql(`UPDATE tour_bookings SET webinar_starts_at = now() - interval '2 hours'`);
    expect(await move()).toBe(0);
    expect(await mailsTo('ada@example.com')).not.toContain('webinar-moved');
  });
});

describe('a link whose door is open', () => {
  let on: ApiUnderTest;
  const soon = new Date(Date.now() + 5 * 60_000);
  beforeAll(async () => (on = await startApi({ WEBINAR_STARTS_AT: soon.toISOString() })));
  afterAll(() => on.stop());

  it('an open access link lets one device in, lets a second one take over, and then shuts the first out', async () => {
    const date = (await on.get(webinarDatePath)).body['dateLabel'];
    const { body } = await on.post(forms.webinar.path, { ...goodBodies.webinar, selectedDate: date });
    const path = `${webinarJoinPath}/${signToken(on.config.APP_SECRET, 'webinar-join', { subject: body.id!, round: 0 })}`;
    const accessFor = async (headers = {}) => (await on.get(path, headers)).body['door'];
    const press = (move: boolean, headers = {}) => on.post(path, { move }, { headers });
    const meeting = { meetingUrl: on.config.WEBINAR_JOIN_URL };
    const deviceOf = ({ headers }: { headers: Headers }) => ({ Cookie: headers.get('Set-Cookie')!.split(';')[0]! });
    // Opened before, as a scanner does, the link is in nobody's use.
    expect(await accessFor()).toBe('open');

    const first = await press(false);
    expect(first.body).toEqual(meeting);
    expect(first.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const own = deviceOf(first);
    expect([(await press(false, own)).body, await accessFor(own)]).toEqual([meeting, 'open']);

    expect([(await press(false)).body, await accessFor()]).toEqual([{}, 'elsewhere']);
    expect((await press(true)).body).toEqual(meeting);
    expect(await accessFor(own)).toBe('elsewhere');

    const token = signToken(on.config.APP_SECRET, 'webinar-seat', { subject: body.id!, round: 0 });
    await on.post(webinarSeatPaths.return, { token });
    expect(await accessFor(own)).toBe('returned');
  });
});
