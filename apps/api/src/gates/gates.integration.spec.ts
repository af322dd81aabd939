// Rules: gate.password
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setClock } from '@mainstage/contracts/clock';
import { gatePages, gatePaths } from '@mainstage/contracts/gates/gate';
import { gatedContent } from '@mainstage/protected-content/gated-content';
import { guessPace } from '../rate-limits/guesses';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';
import { guessesPerMinute } from './guess-limit';

/** From which passwords are guessed; 100 in `npm run proof:guesses`. */
const addresses = Number(process.env['GUESSING_ADDRESSES'] ?? 10);
const planners = gatePaths('event-planners');
const development = gatePaths('development');
const right = 'planners-demo';
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

let files: string;
beforeAll(() => {
  files = mkdtempSync(join(tmpdir(), 'mainstage-gated-'));
  mkdirSync(join(files, 'event-planners'));
  writeFileSync(join(files, 'event-planners/deck.pdf'), '%PDF-1.7 deck');
  writeFileSync(join(files, 'secret.txt'), 'outside');
});
afterAll(() => rmSync(files, { recursive: true }));

const start = (settings: Record<string, string> = {}) =>
  startApi({ TRUST_PROXY: 'on', ...settings }, '/nowhere', undefined, files);
const unlock = (api: ApiUnderTest, password: unknown, address = '192.0.2.1', path = planners.unlock) =>
  api.post(path, { password }, from(address));
const tokenOf = async (api: ApiUnderTest, address?: string) =>
  String((await unlock(api, right, address)).body['token']);

describe('a gate', () => {
  let api: ApiUnderTest;
  beforeAll(async () => (api = await start()));
  afterAll(() => api.stop());

  it('gives a token for the right password, and the content for the token, uncacheable', async () => {
    const unlocked = await unlock(api, right);
    expect([unlocked.status, Object.keys(unlocked.body)]).toEqual([200, ['token']]);
    const content = await api.get(planners.content, bearer(String(unlocked.body['token'])));
    expect(content.status).toBe(200);
    expect(content.body).toEqual(JSON.parse(JSON.stringify(gatedContent['event-planners'])));
    expect(content.headers.get('Cache-Control')).toBe('no-store');
  });

  it('refuses a wrong password with a problem that says nothing of the right one', async () => {
    const rejected = await unlock(api, 'open sesame', '192.0.2.7');
    expect([rejected.status, rejected.body.code]).toEqual([401, 'wrong_password']);
    expect(rejected.headers.get('Content-Type')).toContain('application/problem+json');
    expect(rejected.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(JSON.stringify(rejected.body)).not.toMatch(/sesame|planners-demo/);
  });

  it('takes no other body', async () => {
    for (const body of [{}, { password: '' }, { password: 7 }, { password: right, page: 'x' }])
      expect((await api.post(planners.unlock, body, from('192.0.2.8'))).status).toBe(422);
  });

  it('gives nothing without a token, nor with a forged, mangled or foreign one', async () => {
    const token = await tokenOf(api);
    const bytes = Buffer.from(token, 'base64url');
    const extended = Buffer.from(bytes);
    extended[6]! += 1;
    const body = bytes.subarray(0, -16);
    const mac = createHmac('sha256', api.config.APP_SECRET).update('gate ').update(body).digest().subarray(0, 16);
    const ofDevelopment = String(
      (await unlock(api, 'development-demo', '192.0.2.1', development.unlock)).body['token'],
    );
    for (const [what, headers] of Object.entries({
      none: {},
      empty: bearer(''),
      basic: { Authorization: `Basic ${Buffer.from(`x:${right}`).toString('base64')}` },
      mangled: bearer(`${token}x`),
      extended: bearer(extended.toString('base64url')),
      forged: bearer(Buffer.concat([body, mac]).toString('base64url')),
      'of the other page': bearer(ofDevelopment),
    })) {
      for (const path of [planners.content, planners.file('deck.pdf')]) {
        const rejected = await api.get(path, headers as Record<string, string>);
        expect([what, rejected.status, rejected.body.code]).toEqual([what, 401, 'gate_locked']);
        expect(rejected.headers.get('Cache-Control')).toBe('no-store');
      }
    }
    expect((await api.get(development.content, bearer(ofDevelopment))).status).toBe(200);
    expect((await api.get(development.content, bearer(token))).status).toBe(401);
  });

  it('gives its files to token holders only, and no name leads out of their folder', async () => {
    const token = bearer(await tokenOf(api));
    const file = await api.get(planners.file('deck.pdf'), token);
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(file.headers.get('ETag')).toBeNull();
    expect(file.body).toEqual({ text: '%PDF-1.7 deck' });
    for (const name of ['other.pdf', '../secret.txt', '..%2fsecret.txt', '.', 'event-planners/deck.pdf', '__proto__'])
      expect([name, (await api.get(planners.file(name), token)).status]).toEqual([name, 404]);
  });

  it('does not exist for other pages', async () => {
    for (const page of ['contact', '__proto__', 'EVENT-PLANNERS', '%00']) {
      expect((await api.post(`/api/gates/${page}/unlock`, { password: right })).status).toBe(404);
      expect((await api.get(`/api/gates/${page}/content`)).status).toBe(404);
    }
  });

  it('is part of the API description', async () => {
    const { body } = await api.get('/api/openapi.json');
    const paths = body['paths'] as Record<string, Record<string, { responses: object }>>;
    expect(Object.keys(paths['/api/gates/{page}/unlock']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '404', '422', '429']),
    );
    expect(paths['/api/gates/{page}/content']).toHaveProperty('get.security');
    expect(paths['/api/gates/{page}/files/{name}']).toHaveProperty('get.security');
  });

  it('counts guesses by page and outcome', async () => {
    const operator = `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}`;
    const { body } = await api.get('/metrics', { Authorization: operator });
    expect(String(body['text'])).toMatch(/gate_guesses_total\{page="event-planners",outcome="right"\} \d/);
  });
});

describe('when time or password change', () => {
  it('a token expires', async () => {
    const api = await start();
    const token = await tokenOf(api);
    setClock(() => new Date(Date.now() + 31 * 24 * 3600 * 1000));
    try {
      expect((await api.get(planners.content, bearer(token))).status).toBe(401);
    } finally {
      setClock(() => new Date());
    }
    expect((await api.get(planners.content, bearer(token))).status).toBe(200);
    await api.stop();
  });

  it('a new password voids the tokens of the old one, on its page alone', async () => {
    const before = await start();
    const token = await tokenOf(before);
    const other = String((await unlock(before, 'development-demo', '192.0.2.1', development.unlock)).body['token']);
    await before.stop();
    const after = await start({ EVENT_PLANNERS_PASSWORD: 'another password' });
    expect((await after.get(planners.content, bearer(token))).status).toBe(401);
    expect((await after.get(development.content, bearer(other))).status).toBe(200);
    expect((await unlock(after, right)).status).toBe(401);
    expect((await unlock(after, ' another password\u00a0')).status).toBe(200);
    await after.stop();
  });
});

describe('guessing', () => {
  let api: ApiUnderTest;
  beforeEach(async () => (api = await start()));
  afterEach(() => api.stop());

  it('a wrong guess costs one address a growing wait, and another address nothing', async () => {
    const guess = () => unlock(api, 'wrong guess', '198.51.100.1');
    for (let n = 0; n < guessPace.free; n++) expect((await guess()).status).toBe(401);
    const rejected = await guess();
    expect([rejected.status, rejected.body.code]).toEqual([429, 'rate_limited']);
    const wait = Number(rejected.headers.get('Retry-After'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(guessPace.firstWaitMs / 1000);
    // The right one is not compared either: that would be one more guess.
    expect((await unlock(api, right, '198.51.100.1')).status).toBe(429);
    expect((await unlock(api, right, '198.51.100.2')).status).toBe(200);
    // The other gate counts for itself.
    expect((await unlock(api, 'development-demo', '198.51.100.1', development.unlock)).status).toBe(200);

    await api.sql(`UPDATE rate_limits SET expire = expire - 5000`);
    expect((await guess()).status).toBe(401);
    expect(Number((await guess()).headers.get('Retry-After'))).toBeGreaterThan(guessPace.firstWaitMs / 1000);

    await api.sql(`UPDATE rate_limits SET expire = expire - 10000`);
    expect((await unlock(api, right, '198.51.100.1')).status).toBe(200);
    // A right password begins again.
    for (let n = 0; n < guessPace.free; n++) expect((await guess()).status).toBe(401);
  });

  it('the throttle counts an IPv6 /64 network as one client, and an IPv4-mapped address as IPv4', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 40; host++)
      statuses.push((await unlock(api, 'wrong guess', `2001:db8:1:2::${host.toString(16)}`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(guessPace.free);
    expect((await unlock(api, right, '2001:db8:1:3::1')).status).toBe(200);

    for (const address of [
      '198.51.100.1',
      '::ffff:198.51.100.1',
      '::ffff:c633:6401',
      '198.51.100.1',
      '::ffff:198.51.100.1',
    ])
      expect((await unlock(api, 'wrong guess', address)).status).toBe(401);
    expect((await unlock(api, right, '198.51.100.1')).status).toBe(429);
    expect((await unlock(api, right, '::ffff:198.51.100.2')).status).toBe(200);
  });

  it('a client waits at most a quarter of an hour, however often it guessed', async () => {
    await unlock(api, 'wrong guess', '198.51.100.1');
    await api.sql(`UPDATE rate_limits SET points = 2000000000 WHERE expire - 60000 > extract(epoch FROM now()) * 1000`);
    const wait = Number((await unlock(api, right, '198.51.100.1')).headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('a client gets no further by guessing concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => unlock(api, 'wrong guess', '198.51.100.1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(guessPace.free);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - guessPace.free);
  });

  it('many guesses from many addresses are compared a few times each and keep nobody else out', async () => {
    const token = await tokenOf(api, '203.0.113.1');
    const statuses: number[] = [];
    const guessers = Array.from({ length: addresses }, async (_, guesser) => {
      for (let n = 0; n < 20; n++) statuses.push((await unlock(api, `guess ${n}`, `198.51.100.${guesser}`)).status);
    });
    const otherVisitors = (async () => {
      const seen: number[] = [];
      while (statuses.length < 20 * addresses) {
        // Who is in stays in, and a newcomer with the right password is let in.
        seen.push((await api.get(planners.content, bearer(token))).status);
        seen.push((await unlock(api, right, `203.0.113.${2 + (seen.length % 250)}`)).status);
      }
      return seen;
    })();
    await Promise.all(guessers);
    const seen = await otherVisitors;

    expect(statuses).toHaveLength(20 * addresses);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const compared = statuses.filter((status) => status === 401).length;
    expect(compared).toBeGreaterThanOrEqual(addresses);
    expect(compared).toBeLessThanOrEqual(addresses * (guessPace.free + 8));
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.filter((status) => status !== 200)).toEqual([]);
  }, 180_000);

  it('guesses of all addresses together are limited, repeated ones apart from first ones', async () => {
    await unlock(api, 'wrong guess', '198.51.100.1');
    await unlock(api, 'wrong guess', '198.51.100.1');
    // The two counters that all share end within a minute, an address's own row in an hour.
    await api.sql(`UPDATE rate_limits SET points = points + ${guessesPerMinute.again - 1}
      WHERE expire < extract(epoch FROM now()) * 1000 + 61000`);
    expect((await unlock(api, 'wrong guess', '198.51.100.1')).status).toBe(429);
    expect((await unlock(api, right, '198.51.100.2')).status).toBe(200);
    await api.sql(`UPDATE rate_limits SET points = ${guessesPerMinute.first}
      WHERE expire < extract(epoch FROM now()) * 1000 + 61000`);
    const rejected = await unlock(api, right, '198.51.100.3');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    // Not heard, so not counted against the address.
    await api.sql(`DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000 + 61000`);
    expect((await unlock(api, right, '198.51.100.3')).status).toBe(200);
  });

  it('a guess leaves no readable address behind', async () => {
    await unlock(api, 'wrong guess', '198.51.100.77');
    const rows = await api.sql('SELECT * FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });
});

it('every gated page has content', () => {
  for (const page of gatePages) expect(typeof gatedContent[page]).toBe('object');
});
