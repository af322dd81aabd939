// Rules: process.renderer, process.stop
import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { forms } from '@mainstage/leads/forms';
import { rendererHeaders } from '@mainstage/contracts/page-server';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { type ApiProcess, bundleApi, startApiProcess } from '../testing/api-process';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { builtSite } from '../testing/built-site';

const site = builtSite();
site.write('index.html', '<h1>Home</h1>');
afterAll(() => site.remove());

/** A file that ends the work of a blocked page. */
let sign: string;
beforeEach(() => (sign = join(site.root, randomUUID())));

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
const ended = async (id: number) => {
  while (isRunning(id)) await delay(10);
};
const processOf = async (url: string) => Number(await (await fetch(`${url}/venues/process`)).text());
/** A page that is being rendered until the sign is given. */
async function blockedPage(url: string, method = 'GET') {
  const page = fetch(`${url}/venues?block=${encodeURIComponent(sign)}`, { method });
  while (!existsSync(`${sign}-begun`)) await delay(5);
  return { page };
}

describe('the renderer', () => {
  let api: ApiUnderTest;
  beforeAll(async () => (api = await startApi({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'on' }, site.root)));
  // A test may have killed the renderer: until its end is noticed, a page may be answered with 503.
  afterEach(async () => {
    while ((await api.get('/venues')).status !== 200) await delay(20);
  });
  afterAll(() => api?.stop());

  it('delays no form while it is busy', async () => {
    const pages = [(await blockedPage(api.url)).page, ...Array.from({ length: 9 }, () => fetch(`${api.url}/venues`))];
    expect((await api.post(forms.contact.path, goodBodies.contact)).status).toBe(201);
    expect(existsSync(sign)).toBe(false);
    writeFileSync(sign, '');
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
  });

  it('is started again when it ends, and pages wait for it', async () => {
    const id = await processOf(api.url);
    process.kill(id, 'SIGKILL');
    await ended(id);
    const next = await api.get('/venues');
    expect([next.status, next.body['text']]).toEqual([200, expect.stringContaining('Rendered /venues')]);
    expect(await processOf(api.url)).not.toBe(id);
    expect((await api.get('/health/ready')).body).toMatchObject({ status: 'up' });
  });

  it.each([
    ['GET', '5'],
    ['POST', null],
  ])('that ends while it answers a %s leaves the visitor a page that says so', async (method, refresh) => {
    const id = await processOf(api.url);
    const { page } = await blockedPage(api.url, method);
    process.kill(id, 'SIGKILL');
    const { status, headers } = await page;
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
    expect(headers.get('Refresh')).toBe(refresh);
  });

  it('shows its memory and delays in the metrics', async () => {
    await api.get('/venues');
    const operator = { Authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };
    let metrics = '';
    while (!metrics.includes('page_renderer_eventloop_lag_p99_seconds 0.02'))
      metrics = String((await api.get('/metrics', operator)).body['text']);
    expect(metrics).toContain('page_renderer_resident_memory_bytes 200000000');
  });

  it('calls the API in the name of the visitor, whom only the API can name', async () => {
    const post = async (from: string, visitor?: string) => {
      const headers = { 'X-Forwarded-For': from, ...(visitor && { [rendererHeaders.visitor]: visitor }) };
      return (await api.post('/venues', goodBodies.contact, { headers })).status;
    };
    expect(await post('192.0.2.1')).toBe(201);
    expect(await post('192.0.2.1')).toBe(429);
    expect(await post('192.0.2.1', 'guess 192.0.2.9')).toBe(429);
    expect(await post('192.0.2.2')).toBe(201);
  });
});

it('a renderer that cannot start is reported by readiness, and by the page', async () => {
  const broken = builtSite();
  broken.write('index.html', '<h1>Home</h1>');
  broken.write('../server/main.js', 'process.exit(3)');
  const api = await startApi({}, broken.root);
  try {
    expect((await api.get('/health/ready')).body).toMatchObject({ status: 'up' });
    expect((await api.get('/venues')).status).toBe(503);
    expect((await api.get('/health/ready')).body).toMatchObject({ status: 'degraded', checks: { pages: 'down' } });
    expect((await api.get('/')).status).toBe(200);
  } finally {
    await api.stop();
    broken.remove();
  }
});

describe('the renderer of a process of the API', () => {
  let database: TestDatabase;
  let bundle: Awaited<ReturnType<typeof bundleApi>>;
  let api: ApiProcess;
  beforeAll(async () => {
    [database, bundle] = await Promise.all([createMigratedDatabase(), bundleApi(dirname(site.root))]);
  });
  afterAll(async () => {
    await bundle?.remove();
    await database?.drop();
  });
  beforeEach(
    async () => (api = await startApiProcess({ main: bundle.main, settings: { DATABASE_URL: database.url } })),
  );
  afterEach(() => api?.kill());

  it('ends with it when it is killed', async () => {
    const id = await processOf(api.url);
    await api.kill();
    await ended(id);
  });

  it('renders what is in flight when it stops, with the API’s answers', async () => {
    const id = await processOf(api.url);
    const { page } = await blockedPage(api.url);
    const listens = () => fetch(`${api.url}/health/live`).then(Boolean, () => false);
    api.signal('SIGTERM');
    while (await listens()) await delay(20);
    writeFileSync(sign, '');
    const answer = await page;
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"seats":100')]);
    expect(await api.ended).toBe(0);
    await ended(id);
  });
});
