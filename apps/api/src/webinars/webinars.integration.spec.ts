// Rules: webinar.seats, webinar.join-link, webinar.date, webinar.reminders
import { webinarDatePath, webinarJoinPath } from '@mainstage/contracts/answers';
import { forms } from '@mainstage/leads/forms';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { accessAt } from './webinar-access';

const hour = 3_600_000;
const inTwoDays = new Date(Date.now() + 48 * hour);

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({ WEBINAR_STARTS_AT: inTwoDays.toISOString() })));
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE tour_bookings, mails, recent_submissions, mailbox_allowances, webinars'));

const label = async () => (await api.get(webinarDatePath)).body['dateLabel'] as string;
const register = async (email: string, selectedDate?: string) =>
  api.post(forms.webinar.path, { ...goodBodies.webinar, email, selectedDate: selectedDate ?? (await label()) });

describe('the webinar', () => {
  it('gives exactly 100 seats to 300 simultaneous sign-ups, and keeps the other 200', async () => {
    const date = await label();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => register(`guest${index}@example.com`, date)),
    );
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    expect(answers.filter((answer) => answer.body['status'] === 'confirmed')).toHaveLength(100);
    expect(answers.filter((answer) => answer.body['status'] === 'waitlisted')).toHaveLength(200);
    expect(answers.filter((answer) => answer.body['provisional'])).toHaveLength(75);
    expect(await api.sql('SELECT webinar_status, count(*)::int FROM tour_bookings GROUP BY 1 ORDER BY 1')).toEqual([
      { webinar_status: 'confirmed', count: 25 },
      { webinar_status: 'provisional', count: 75 },
      { webinar_status: 'waitlisted', count: 200 },
    ]);
    expect((await api.get(webinarDatePath)).body).toMatchObject({ seats: 100, seatsLeft: 0 });
    expect(await api.sql('SELECT kind, count(*)::int FROM mails GROUP BY 1 ORDER BY 1')).toEqual([
      { kind: 'webinar-access', count: 25 },
      { kind: 'webinar-provisional', count: 75 },
      { kind: 'webinar-reminder-day', count: 100 },
      { kind: 'webinar-reminder-hour', count: 100 },
      { kind: 'webinar-waitlist', count: 200 },
    ]);
  }, 60_000);

  it('gives one address one seat, however often it signs up', async () => {
    await register('ada@example.com');
    await api.sql("UPDATE recent_submissions SET submitted_at = now() - interval '11 minutes'");
    expect((await register('ADA@example.com')).body['status']).toBe('confirmed');
    expect((await api.get(webinarDatePath)).body).toMatchObject({ seatsLeft: 99 });
  });

  it('answers a mailbox three times, reminds it once, and keeps further sign-ups unanswered', async () => {
    for (const email of [
      'ada@example.com',
      'ADA@example.com',
      'ada+2@example.com',
      'ada+3@example.com',
      'ada@example.com',
    ]) {
      await register(email);
      await api.sql("UPDATE recent_submissions SET submitted_at = now() - interval '11 minutes'");
    }
    expect(await api.sql('SELECT kind, count(*)::int FROM mails GROUP BY 1 ORDER BY 1')).toEqual([
      { kind: 'webinar-access', count: 3 },
      { kind: 'webinar-reminder-day', count: 1 },
      { kind: 'webinar-reminder-hour', count: 1 },
    ]);
    expect(await api.sql('SELECT count(*)::int FROM tour_bookings WHERE visitor_not_mailed')).toEqual([{ count: 2 }]);
  });

  it('a webinar sign-up consumes nothing of the cap of anonymous forms', async () => {
    await register('ada@example.com');
    expect(await api.sql('SELECT FROM mailbox_allowances')).toEqual([]);
  });

  it('takes plus-variants of one mailbox for one seat', async () => {
    for (let index = 0; index < 30; index++) await register(`ada+${index}@example.com`);
    expect((await api.get(webinarDatePath)).body).toMatchObject({ seatsLeft: 99 });
  });

  it('enqueues reminders 24 hours and one hour before the start', async () => {
    await register('ada@example.com');
    const reminders = await api.sql<{ due_at: Date; needs_allowance: boolean }>(
      "SELECT due_at, needs_allowance FROM mails WHERE kind LIKE 'webinar-reminder%' ORDER BY due_at",
    );
    expect(reminders.map((mail) => inTwoDays.getTime() - mail.due_at.getTime())).toEqual([24 * hour, hour]);
    expect(reminders.some((mail) => mail.needs_allowance)).toBe(false);
  });

  it('takes only the date it offers', async () => {
    const answer = await register('ada@example.com', 'Donnerstag, 18.07. 11:00 Uhr');
    expect(answer.body.errors).toMatchObject([{ field: 'selectedDate', code: 'not_offered' }]);
  });

  it('shows registrants alone that the access is not open yet', async () => {
    const { body } = await register('ada@example.com');
    const own = signToken(api.config.APP_SECRET, 'webinar-join', { subject: body.id!, round: 0 });
    expect((await api.get(`${webinarJoinPath}/${own}`)).body).toMatchObject({
      door: 'early',
      startsAt: inTwoDays.toISOString(),
    });
    expect((await api.get(`${webinarJoinPath}/forged`)).body).toMatchObject({ door: 'invalid' });
  });
});

describe('the default webinar', () => {
  let byDefault: ApiUnderTest;
  beforeAll(async () => (byDefault = await startApi()));
  afterAll(() => byDefault.stop());

  it('is the next date for which its text is true', async () => {
    expect((await byDefault.get(webinarDatePath)).body).toMatchObject({
      startsAt: '2030-07-18T09:00:00.000Z',
      dateLabel: 'Donnerstag, 18.07. 11:00 Uhr',
      seats: 100,
      seatsLeft: 100,
      state: 'announced',
    });
  });
});

describe('a webinar whose date has passed', () => {
  let past: ApiUnderTest;
  beforeAll(async () => (past = await startApi({ WEBINAR_STARTS_AT: '2024-07-18T11:00:00+02:00' })));
  afterAll(() => past.stop());

  it('says so, and takes nobody any more', async () => {
    expect((await past.get(webinarDatePath)).body).toMatchObject({ state: 'over' });
    const answer = await past.post(forms.webinar.path, goodBodies.webinar);
    expect([answer.status, answer.body.code]).toEqual([409, 'registration_closed']);
    expect(await past.sql('SELECT id FROM tour_bookings')).toEqual([]);
  });
});

describe('a webinar that has begun', () => {
  let running: ApiUnderTest;
  const startsAt = new Date(Date.now() - 6 * 60_000);
  beforeAll(async () => (running = await startApi({ WEBINAR_STARTS_AT: startsAt.toISOString() })));
  afterAll(() => running.stop());

  it('a running webinar still accepts latecomers, and enqueues no reminder', async () => {
    const { dateLabel, state } = (await running.get(webinarDatePath)).body;
    expect(state).toBe('running');
    const answer = await running.post(forms.webinar.path, { ...goodBodies.webinar, selectedDate: dateLabel });
    expect(answer.body['status']).toBe('confirmed');
    expect(await running.sql('SELECT kind FROM mails ORDER BY 1')).toEqual([{ kind: 'webinar-access' }]);
  });
});

describe('a webinar that is on', () => {
  let on: ApiUnderTest;
  const startsAt = new Date(Date.now() + 5 * 60_000);
  beforeAll(async () => (on = await startApi({ WEBINAR_STARTS_AT: startsAt.toISOString(), WEBINAR_SEATS: '1' })));
  afterAll(() => on.stop());

  it('a running webinar lets registrants into the meeting, and no one from the waiting list', async () => {
    const selectedDate = (await on.get(webinarDatePath)).body['dateLabel'];
    const join = async (email: string) => {
      const { body } = await on.post(forms.webinar.path, { ...goodBodies.webinar, email, selectedDate });
      const token = signToken(on.config.APP_SECRET, 'webinar-join', { subject: body.id!, round: 0 });
      return (await on.post(`${webinarJoinPath}/${token}`, {})).body;
    };
    expect(await join('ada@example.com')).toEqual({ meetingUrl: on.config.WEBINAR_JOIN_URL });
    expect(await join('bob@example.com')).toEqual({});
  });

  it('a running webinar is open from ten minutes before the start until half an hour after the end', () => {
    const start = new Date('2026-01-01T10:00:00Z');
    const at = (minutes: number) => accessAt(start, new Date(start.getTime() + minutes * 60_000));
    expect([at(-11), at(-10), at(0), at(90), at(91)]).toEqual(['early', 'open', 'open', 'open', 'over']);
  });
});
