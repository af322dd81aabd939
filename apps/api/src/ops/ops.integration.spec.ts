import { forms } from '@mainstage/leads/forms';
import { setTimeout } from 'node:timers/promises';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { freePort } from '../testing/free-port';

const operator = { Authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };
const stranger = { Authorization: `Basic ${Buffer.from('ops:guess').toString('base64')}` };

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

describe('operators', () => {
  it.each(['/metrics', '/ops/queues', '/ops/queues/api/queues'])('operators and nobody else see %s', async (path) => {
    const response = await api.get(path);
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([
      401,
      expect.stringContaining('Basic'),
    ]);
    expect((await api.get(path, stranger)).status).toBe(401);
    expect((await api.get(path, operator)).status).toBe(200);
  });

  it('are slowed down when they guess, from whatever address, and each guess is an event', async () => {
    const opsPort = await freePort();
    const guarded = await startApi({ TRUST_PROXY: 'on', OPS_PORT: String(opsPort), HOST: '127.0.0.1' });
    try {
      const call = (who: Record<string, string>, from: string) =>
        fetch(`http://127.0.0.1:${opsPort}/metrics`, { headers: { ...who, 'X-Forwarded-For': from } });
      const statuses = [];
      for (let host = 1; host <= 60; host++) statuses.push((await call(stranger, `192.0.2.${host}`)).status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      const throttled = await call(stranger, '2001:db8::1');
      expect([throttled.status, Number(throttled.headers.get('Retry-After')) > 0]).toEqual([429, true]);
      await setTimeout(Number(throttled.headers.get('Retry-After')) * 1000);
      const metrics = await (await call(operator, '192.0.2.1')).text();
      expect(metrics).toContain('failed_logins_total{place="operators"} 5');
    } finally {
      await guarded.stop();
    }
  });

  it('read how many forms came in', async () => {
    await api.post(forms.contact.path, goodBodies.contact);
    const { body } = await api.get('/metrics', operator);
    expect(body['text']).toContain('form_submissions_total{form="contact",result="recorded"} 1');
    expect(body['text']).toContain('route="/api/contact-submissions"');
  });

  it('operators see the queue, read-only', async () => {
    const { body } = await api.get('/ops/queues/api/queues', operator);
    expect(body).toMatchObject({ queues: [{ name: 'mainstage', readOnlyMode: true }] });
  });

  it('operators learn that everything is ready', async () => {
    expect((await api.get('/health/ready')).body).toEqual({
      status: 'up',
      checks: { database: 'up', mails: 'up', deliveries: 'up', queue: 'up', pages: 'up' },
    });
  });
});

describe('with Redis away', () => {
  let away: ApiUnderTest;
  beforeAll(async () => (away = await startApi({ REDIS_URL: 'redis://127.0.0.1:1' })));
  afterAll(() => away.stop());

  it('visitors notice nothing', async () => {
    expect((await away.post(forms.contact.path, goodBodies.contact)).status).toBe(201);
  });
  it('readiness names the queue and the dashboard says so', async () => {
    const ready = await away.get('/health/ready');
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'degraded', checks: { database: 'up', mails: 'up', deliveries: 'up', queue: 'down', pages: 'up' } },
    ]);
    expect((await away.get('/ops/queues', operator)).status).toBe(503);
  }, 20_000);
});

describe('with a table away', () => {
  it('a form call is an internal error that tells nothing, and readiness names the parts', async () => {
    const lost = await startApi();
    await lost.sql('ALTER TABLE recent_submissions RENAME TO gone');
    await lost.sql('ALTER TABLE mails RENAME TO gone_too');
    const answer = await lost.post(forms.contact.path, goodBodies.contact);
    expect(answer.body).toEqual({
      type: '/problems/internal-error',
      title: 'Internal error',
      status: 500,
      detail: 'Something went wrong on our side; please try again later',
      code: 'internal_error',
      // Logged as well; it identifies the fault and nothing else.
      reference: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    });
    expect((await lost.get('/health/ready')).body['checks']).toMatchObject({ database: 'up', mails: 'down' });
    expect((await lost.get('/health/live')).status).toBe(200);
    await lost.stop();
  });
});
