import { setImmediate } from 'node:timers/promises';
import { forms } from '@mainstage/leads/forms';
import { webinarDatePath } from '@mainstage/contracts/answers';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { GuardedClient } from '@mainstage/database/postgres/guarded-client';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { pino } from 'pino';
import { startProxy, type TcpProxy } from '@mainstage/testing/tcp-proxy';
import { type ApiAnswer, type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';

/** The promise, by the API's own watch: from the head of the call to the end of the answer (docs/adr/0024-database-away.md). */
const promisedMs = 3000;

let database: TestDatabase;
let line: TcpProxy;
let api: ApiUnderTest;
/** The API's log: one line for each call, with its milliseconds. */
let log: string[];

beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  const url = new URL(database.url);
  line = await startProxy({ to: Number(url.port), host: url.hostname });
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  await line.refuseConnections();
  log = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  api = await startApi({ DATABASE_URL: url.href, RATE_LIMIT_PER_MINUTE: '60' }, '/nowhere', logger);
});
afterEach(async () => {
  await line.stop();
  await api.stop();
});

const send = (form: keyof typeof forms = 'contact') => api.post(forms[form].path, goodBodies[form]);
const answers = async () => {
  await line.resume();
  await api.app.get(DatabaseConnection).answered;
};

async function millisecondsOf(answer: ApiAnswer): Promise<number> {
  for (;;) {
    const calls = log.map((text) => JSON.parse(text) as { requestId?: string; msg?: string; ms?: number });
    const call = calls.find(
      ({ requestId, msg }) => msg === 'request' && requestId === answer.headers.get('X-Request-Id'),
    );
    if (call?.ms !== undefined) return call.ms;
    await setImmediate();
  }
}

async function expectUnavailable(call: () => Promise<ApiAnswer>): Promise<void> {
  const answer = await call();
  expect(await millisecondsOf(answer)).toBeLessThan(promisedMs);
  expect([answer.status, answer.body.code, answer.headers.get('Content-Type')]).toEqual([
    503,
    'unavailable',
    expect.stringContaining('application/problem+json'),
  ]);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(JSON.stringify(answer.body)).not.toMatch(/sql|postgres|connect/i);
}

describe('an API whose database is not there yet', () => {
  it('an API without its database listens, refuses forms for the moment, and takes them once it comes', async () => {
    expect((await api.get('/health/live')).status).toBe(200);
    const ready = await api.get('/health/ready');
    expect([ready.status, ready.body['checks']]).toMatchObject([503, { database: 'down' }]);
    for (const form of ['contact', 'newsletter', 'webinar', 'tour'] as const) await expectUnavailable(() => send(form));
    await expectUnavailable(() => api.get(webinarDatePath));
    await answers();
    expect((await send()).status).toBe(201);
    expect((await api.get('/health/ready')).status).toBe(200);
  });
});

describe('an API whose database goes away', () => {
  beforeEach(answers);

  it('an API that loses its database responds in time when it is refused, and takes leads afterwards', async () => {
    await line.refuseConnections();
    await expectUnavailable(() => send('contact'));
    await expectUnavailable(() => send('newsletter'));
    await line.resume();
    expect((await send('business-event')).status).toBe(201);
  });

  it('responds in time when the database accepts calls and says nothing', async () => {
    line.silence();
    await expectUnavailable(() => send('contact'));
    await expectUnavailable(() => send('newsletter'));
    await expectUnavailable(() => api.get(webinarDatePath));
    const all = await Promise.all(Array.from({ length: 100 }, () => send('tour')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await api.get('/health/live')).status).toBe(200);
    expect((await api.get('/health/ready')).body['status']).toBe('down');
    await line.resume();
    expect((await send('tour')).status).toBe(201);
  });

  it('survives that every connection is ended while it is in use', async () => {
    const operator = new GuardedClient(database.url);
    await operator.connect();
    try {
      await operator.query('BEGIN');
      await operator.query('LOCK TABLE newsletter_subscriptions');
      const blocked = Promise.all(
        [1, 2, 3].map((n) => api.post(forms.newsletter.path, { email: `ada${n}@example.com` })),
      );
      const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await operator.query<{ count: number }>(waiting)).rows[0]?.count === 0);
      await operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
      expect((await blocked).map(({ status }) => status)).toEqual([503, 503, 503]);
    } finally {
      await operator.end();
    }
    expect((await api.post(forms.newsletter.path, { email: 'ada1@example.com' })).status).toBe(201);
  });

  it('stops one form only where a forgotten transaction locks its table', async () => {
    const operator = new GuardedClient(database.url);
    await operator.connect();
    try {
      await operator.query('BEGIN');
      await operator.query('LOCK TABLE contact_submissions');
      const message = (n: number) => ({ ...goodBodies.contact, message: `Hello ${n}`, email: `ada${n}@example.com` });
      const stuck = Promise.all(Array.from({ length: 50 }, (_, n) => api.post(forms.contact.path, message(n))));
      for (const n of [1, 2, 3]) {
        const tour = { ...goodBodies.tour, email: `ada${n}@example.com` };
        expect((await api.post(forms.tour.path, tour)).status).toBe(201);
        expect((await api.post(forms.newsletter.path, { email: `eve${n}@example.com` })).status).toBe(201);
      }
      expect(new Set((await stuck).map(({ body }) => body.code))).toEqual(new Set(['unavailable']));
    } finally {
      await operator.end();
    }
    expect((await api.post(forms.contact.path, goodBodies.contact)).status).toBe(201);
  });
});
