import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revokeFeed } from '@mainstage/bookings/feeds/rounds';
import { feedUrl } from '@mainstage/bookings/links';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { request, type BookingRequest } from '@mainstage/bookings/use-cases/request';
import { dayAfter } from '@mainstage/calendar/states/verdict';
import { bookingLinks } from '@mainstage/bookings/links';
import { Links } from '@mainstage/leads/links';
import { type Availability, stateOf } from '@mainstage/contracts/availability';
import ICAL from 'ical.js';
import type { BookingContext } from '@mainstage/bookings/booking-context';
import { DataSource } from 'typeorm';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';

let api: ApiUnderTest;
let context: BookingContext;
beforeAll(async () => {
  api = await startApi();
  context = { manager: api.app.get(DataSource).manager };
});
afterAll(() => api?.stop());

let next = 40;
const freshDay = () => new Date(Date.now() + (next += 3) * 86_400_000).toISOString().slice(0, 10);
const requestVenue = (venue: string, day: string, hire: BookingRequest['hire'] = 'full-day') =>
  request(context, { venue, day, hire, origin: 'sales', client: { name: 'Hidden & Sons <b>' }, guests: 80 }, 'test');
const definite = async (...args: Parameters<typeof requestVenue>) =>
  makeDefinite(context, (await requestVenue(...args)).id, 'Ada');
const option = async (...args: Parameters<typeof requestVenue>) =>
  makeOption(context, (await requestVenue(...args)).id, 'Ada');

/** Repeats the query until the times were read again: they are cached for two seconds. */
async function availability(query: string, until: (answer: Availability) => boolean): Promise<Availability> {
  for (;;) {
    const { status, body } = await api.get(`/api/availability?${query}`);
    expect(status).toBe(200);
    const answer = body as unknown as Availability;
    if (until(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('GET /api/calendar/summary', () => {
  it('gives counts for five minutes, never who or what (rule calendar.summary)', async () => {
    await definite('skyline-stage', freshDay(), 'morning');
    const { status, headers, body } = await api.get('/api/calendar/summary');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
    const count = expect.any(Number) as number;
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    const counts = { events: count, productions: count, meetings: count };
    expect(body).toEqual({
      week: { from: day, to: day, ...counts },
      days: Array.from({ length: 7 }, () => ({ day, ...counts, named: [] })),
      free: { from: day, to: day, evenings: count },
    });
  });
});

describe('GET /api/availability', () => {
  it('tells what is free, asked for and taken by day and part, never who or what', async () => {
    const day = freshDay();
    await definite('skyline-stage', day, 'morning');
    await option('liberty-stage', day, 'evening');
    const of = (answer: Availability, venue: string) =>
      (['morning', 'afternoon', 'evening'] as const).map((part) => stateOf(answer, venue, day, part));
    const answer = await availability(`from=${day}&to=${day}`, (each) => of(each, 'liberty-floor')[2] === 'asked');
    expect(Object.keys(answer.venues)).toHaveLength(30);
    expect(of(answer, 'skyline-stage')).toEqual(['taken', 'taken', 'free']);
    expect(of(answer, 'vista-stage-terrace')).toEqual(['taken', 'taken', 'free']);
    // The hall on its floor has all the guests of that morning.
    expect(of(answer, 'sky-terrace')).toEqual(['taken', 'free', 'free']);
    expect(of(answer, 'liberty-floor')).toEqual(['free', 'asked', 'asked']);
    expect(answer.venues['skyline-stage']!.spans).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toContain('Hidden');
  });

  it('may be cached for a minute and answers 304 to a client that has it', async () => {
    const day = freshDay();
    const first = await api.get(`/api/availability?from=${day}&to=${day}&venue=arena&venue=boardroom`);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(Object.keys((first.body as unknown as Availability).venues)).toEqual(['arena', 'boardroom']);
    const etag = first.headers.get('ETag')!;
    const again = await api.get(`/api/availability?from=${day}&to=${day}&venue=arena&venue=boardroom`, {
      'If-None-Match': etag,
    });
    expect([again.status, again.headers.get('ETag')]).toEqual([304, etag]);
  });

  it.each([
    ['from=2027-02-30', 'from'],
    ['from=9999-12-31', 'from'],
    ['from=2027-03-01&to=2027-02-01', 'to'],
    ['from=2027-03-01&to=2031-02-01', 'to'],
    ['venue=cellar', 'venue'],
    ['who=me', 'who'],
  ])('refuses %s by the name of the field', async (query, field) => {
    const { status, body } = await api.get(`/api/availability?${query}`);
    expect([status, body.code, body.errors?.map((error) => error.field)]).toEqual([422, 'validation_failed', [field]]);
  });

  it('the OpenAPI document describes the availability query', async () => {
    const { body } = await api.get('/api/openapi.json');
    const { paths } = body as unknown as { paths: Record<string, { get?: { parameters: { name: string }[] } }> };
    expect(paths['/api/availability']?.get?.parameters.map(({ name }) => name).sort()).toEqual([
      'from',
      'guests',
      'to',
      'venue',
    ]);
  });
});

describe('the page behind a link to sales', () => {
  const path = (id: string) =>
    bookingLinks
      .salesBooking(new Links(api.config.PUBLIC_URL, api.config.APP_SECRET), id, new Date())
      .replace(api.config.PUBLIC_URL, '');
  const read = async (id: string) => (await (await fetch(api.url + path(id))).text()).replace(/\s+/g, ' ');
  const press = async (
    id: string,
    action: string,
    name = 'Bert',
    headers: Record<string, string> = {},
    form: Record<string, string> = { confirmed: 'yes' },
  ) => {
    const body = new URLSearchParams({ action, name, ...form });
    const response = await fetch(api.url + path(id), { method: 'POST', body, headers });
    return { status: response.status, text: (await response.text()).replace(/\s+/g, ' ') };
  };
  const state = async (id: string) =>
    (await api.sql<{ state: string }>('SELECT state FROM bookings WHERE id = $1', [id]))[0]!.state;

  it('the page of a request shows sales the booking, the day beside it, and typed text as text only', async () => {
    const day = freshDay();
    const { id } = await requestVenue('nova-stage', day);
    await option('skyline-floor', day);
    const page = await read(id);
    expect(page).toContain('Nova Stage');
    expect(page).toContain('Hidden &amp; Sons &lt;b&gt;');
    expect(page).toMatch(/Skyline Floor.*shares floor area.*first option/);
    expect([...page.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label!.trim())).toEqual([
      'Make it an option',
      'Make it definite',
      'Turn it down',
    ]);
  });

  it('opening the page of a request changes nothing, as a scanner does', async () => {
    const { id } = await requestVenue('arena', freshDay());
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(api.url + path(id), { method });
    expect(await state(id)).toBe('requested');
    expect(await api.sql('SELECT FROM booking_events WHERE booking_id = $1', [id])).toHaveLength(1);
  });

  it('the page of a request makes it an option and then definite, and records who did', async () => {
    const { id } = await requestVenue('boardroom', freshDay());
    expect((await press(id, 'option')).text).toContain('Done: make it an option.');
    expect((await press(id, 'definite', 'Cleo')).status).toBe(200);
    expect(await state(id)).toBe('definite');
    expect(await read(id)).toContain('made definite, Cleo by link');
  });

  it('shows the mail that a button sends first, and changes nothing', async () => {
    const { id } = await requestVenue('boardroom', freshDay());
    await api.sql(`UPDATE bookings SET client_email = 'ada@example.com' WHERE id = $1`, [id]);
    const { status, text } = await press(id, 'option', 'Bert', {}, {});
    expect(status).toBe(200);
    expect(text).toMatch(/Tell the client.*To \S+@.*You hold the first option on Boardroom.*We keep it for you/);
    expect(await state(id)).toBe('requested');
    expect(await api.sql('SELECT FROM mails WHERE lead_id = $1', [id])).toEqual([]);
  });

  it('tells nobody where the box is not ticked, and undoes a press within ten seconds', async () => {
    const { id } = await requestVenue('boardroom', freshDay());
    await api.sql(`UPDATE bookings SET client_email = 'ada@example.com' WHERE id = $1`, [id]);
    const silent = await press(id, 'option', 'Bert', {}, { confirmed: 'yes', shown: 'own' });
    expect(silent.text).toContain('Done: make it an option. No client gets an email.');
    expect(await api.sql('SELECT FROM mails WHERE lead_id = $1', [id])).toEqual([]);
    const told = await press(id, 'release', 'Bert', {}, { confirmed: 'yes', shown: 'own', tell: 'own' });
    expect(told.text).toContain('The email is sent in 10 seconds.');
    const change = /name="change" value="([^"]+)"/.exec(told.text)![1]!;
    expect((await press(id, 'undo', 'Bert', {}, { change })).text).toContain('Undone. No email was sent.');
    expect(await state(id)).toBe('option');
    expect(await api.sql('SELECT kind, status FROM mails WHERE lead_id = $1', [id])).toEqual([
      { kind: 'booking-released', status: 'dead' },
    ]);
  });

  it('the page of a request names to the second of two people who was first', async () => {
    const { id } = await requestVenue('workshop', freshDay());
    await press(id, 'definite', 'Cleo');
    const second = await press(id, 'definite', 'Bert');
    expect(second.status).toBe(409);
    expect(second.text).toMatch(/it is definite already \(Cleo by link, /);
  });

  it('the page of a request does nothing for another site, without a name, or for a forged link', async () => {
    const { id } = await requestVenue('directors-circle', freshDay());
    expect((await press(id, 'definite', 'Eve', { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await press(id, 'definite', ' ')).status).toBe(422);
    const forged = await fetch(`${api.url}${path(randomUUID()).slice(0, -3)}abc`, { method: 'POST' });
    expect(forged.status).toBe(404);
    expect(await state(id)).toBe('requested');
  });
});

describe('the page behind a link to who holds an option', () => {
  const path = (id: string) =>
    bookingLinks
      .bookingOption(new Links(api.config.PUBLIC_URL, api.config.APP_SECRET), id, new Date())
      .replace(api.config.PUBLIC_URL, '');
  const read = async (id: string) => (await (await fetch(api.url + path(id))).text()).replace(/\s+/g, ' ');
  const labels = (page: string) => [...page.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label!.trim());
  const press = async (id: string, action: string) => {
    const response = await fetch(api.url + path(id), { method: 'POST', body: new URLSearchParams({ action }) });
    return { status: response.status, text: (await response.text()).replace(/\s+/g, ' ') };
  };
  const stored = async (id: string) =>
    (
      await api.sql<{ state: string; rank: number | null; challenged: boolean }>(
        'SELECT state, rank, challenged_until IS NOT NULL AS challenged FROM bookings WHERE id = $1',
        [id],
      )
    )[0]!;

  it('the holder of a second option asks the first to decide, once, and sees nothing of anybody else', async () => {
    const day = freshDay();
    const first = await option('straight-up', day);
    const second = await option('straight-up', day);
    expect(labels(await read(first.id))).toEqual(['Release my option']);
    const page = await read(second.id);
    expect(labels(page)).toEqual(['Ask the first option to decide', 'Release my option']);
    expect(page).not.toContain('Hidden');
    expect(await stored(first.id)).toMatchObject({ challenged: false });
    expect((await press(second.id, 'challenge')).text).toContain('They decide by noon on the next working day');
    expect(await stored(first.id)).toMatchObject({ challenged: true });
    const again = await press(second.id, 'challenge');
    expect([again.status, again.text.includes('has already been asked to decide')]).toEqual([409, true]);
    expect(await read(first.id)).toContain('Please decide by');
  });

  it('the holder of an option lets it go, and the next in line moves up', async () => {
    const day = freshDay();
    const first = await option('sky-lounge', day);
    const second = await option('sky-lounge', day);
    expect((await press(first.id, 'release')).status).toBe(200);
    expect(await stored(first.id)).toMatchObject({ state: 'released' });
    expect(await stored(second.id)).toMatchObject({ state: 'option', rank: 1 });
    expect((await press(first.id, 'release')).status).toBe(409);
  });

  it('the link of an option’s holder opens nothing that sales does', async () => {
    const { id } = await option('arena', freshDay());
    expect((await press(id, 'definite')).status).toBe(404);
    const asSales = path(id).replace('/options/', '/bookings/');
    expect((await fetch(api.url + asSales)).status).toBe(404);
    expect(await stored(id)).toMatchObject({ state: 'option' });
  });
});

describe('the private calendar of a floor', () => {
  const path = (floor: number, round: number) =>
    feedUrl(api.config.PUBLIC_URL, api.config.APP_SECRET, floor, round).replace(api.config.PUBLIC_URL, '');

  it('lists for a calendar program what is on, and for whom', async () => {
    const day = freshDay();
    const { id } = await definite('skyline-liberty-double', day, 'evening');
    await option('horizon-stage', day);
    const text = await (await fetch(api.url + path(5, 0))).text();
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    const mine = events.find(({ uid }) => uid.startsWith(id))!;
    expect(mine.summary).toMatch(/^Skyline.*: definite, Hidden & Sons <b>$/);
    expect([mine.startDate.toString(), mine.startDate.zone.tzid]).toEqual([`${day}T18:00:00`, 'Europe/Berlin']);
    expect(mine.duration.toSeconds()).toBe(8 * 3600);
    expect(mine.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(events.some(({ summary }) => summary.startsWith('Horizon Stage'))).toBe(false);
  });

  const khal = spawnSync('khal', ['--version']).status === 0;
  const title = khal
    ? 'is read by khal, a program of its own'
    : 'is read by khal: skipped, because khal is not installed here (Debian: apt-get install khal)';
  (khal ? it : it.skip)(title, async () => {
    const day = freshDay();
    await definite('liberty-stage', day, 'evening');
    const folder = mkdtempSync(join(tmpdir(), 'khal-'));
    try {
      const [config, feed] = [join(folder, 'config'), join(folder, 'feed.ics')];
      const clock = ['%H:%M', '%Y-%m-%d', '%Y-%m-%d', '%Y-%m-%d %H:%M', '%Y-%m-%d %H:%M'];
      const names = ['timeformat', 'dateformat', 'longdateformat', 'datetimeformat', 'longdatetimeformat'];
      const locale = [...names.map((name, place) => `${name} = ${clock[place]}`), 'local_timezone = Europe/Berlin'];
      writeFileSync(config, ['[calendars]', '[[house]]', `path = ${folder}/house`, '[locale]', ...locale].join('\n'));
      writeFileSync(feed, await (await fetch(api.url + path(5, 0))).text());
      const format = ['--format', '{title}|{start}|{end}|{location}'];
      const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' };
      const read = spawnSync('khal', ['-c', config, 'printics', ...format, feed], { encoding: 'utf8', env });
      expect(read.status).toBe(0);
      expect(read.stdout.split('\n')).toContain(
        `Liberty Stage: definite, Hidden & Sons <b>|${day} 18:00|${dayAfter(day)} 02:00|Liberty Stage`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('a private calendar can be revoked: the old address is gone, the new one works, other floors stay', async () => {
    expect((await api.get(path(6, 0))).status).toBe(200);
    const round = await revokeFeed(context.manager, 6);
    expect((await api.get(path(6, 0))).status).toBe(404);
    expect((await api.get(path(6, round))).status).toBe(200);
    expect((await api.get(path(4, 0))).status).toBe(200);
  });

  it('a forged address opens no private calendar', async () => {
    expect((await api.get('/api/calendar/eyJwIjoiY2FsZW5kYXItZmVlZCJ9.AAAA.ics')).status).toBe(404);
    expect((await api.get(path(9, 0))).status).toBe(404);
  });
});
