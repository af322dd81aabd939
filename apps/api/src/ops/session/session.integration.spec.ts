import { randomUUID } from 'node:crypto';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const html = { Accept: 'text/html' };
const send = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(api.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
const right = { user: 'ops', password: 'ops-demo-password' };
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const statusOf = async (path: string, headers: Record<string, string>) => (await api.get(path, headers)).status;

describe('an operator with a browser', () => {
  it('is asked on a page, not by the browser’s own box, and led on to the requested page', async () => {
    const response = await fetch(`${api.url}/ops/queues`, { headers: html });
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Cookie /),
    ]);
    expect(await response.text()).toContain('name="next" value="/ops/queues"');
    const entered = await send('/ops/login', { ...right, next: '/ops/queues' });
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/ops/queues']);
    expect(entered.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Strict/);
  });

  it('is signed in everywhere until they log out, and then out with the same cookie', async () => {
    const cookie = { Cookie: cookieOf(await send('/ops/login', right)), ...html };
    for (const path of ['/ops/mails', '/ops/queues', '/metrics']) expect(await statusOf(path, cookie)).toBe(200);
    const left = await send('/ops/logout', {}, cookie);
    expect(left.headers.getSetCookie()[0]).toMatch(/^operator=;.*1970/);
    for (const path of ['/ops/mails', '/ops/queues', '/metrics']) expect(await statusOf(path, cookie)).toBe(401);
  });

  it.each(['//evil.example', 'https://evil.example', '/opsevil', '/contact', '/ops/../contact\\'])(
    'is never led to %s',
    async (next) => {
      expect((await send('/ops/login', { ...right, next })).headers.get('Location')).toBe('/ops/mails');
    },
  );

  it('is not let in by a forged cookie, or by a token of ours for something else', async () => {
    const seat = signToken(api.config.APP_SECRET, 'webinar-seat', { subject: randomUUID(), round: 1 });
    for (const cookie of ['operator=', 'operator=a.b', 'operator=e30.e30', `operator=${seat}`])
      expect(await statusOf('/ops/mails', { Cookie: cookie })).toBe(401);
  });

  it('is in on every API process, and out on all after logging out or another password', async () => {
    const [other, changed] = await Promise.all([
      startApi({ DATABASE_URL: api.databaseUrl }),
      startApi({ DATABASE_URL: api.databaseUrl, OPS_PASSWORD: 'another demo password' }),
    ]);
    try {
      await Promise.all([other, changed].map(({ app }) => app.get(DatabaseConnection).answered));
      const cookie = { Cookie: cookieOf(await send('/ops/login', right)), ...html };
      expect((await other.get('/ops/mails', cookie)).status).toBe(200);
      expect((await changed.get('/ops/mails', cookie)).status).toBe(401);
      await send('/ops/logout', {}, cookie);
      expect((await other.get('/ops/mails', cookie)).status).toBe(401);
      expect(await api.sql('SELECT actor, action FROM operator_actions WHERE subject IS NOT NULL')).toContainEqual({
        actor: 'ops',
        action: 'log-out',
      });
    } finally {
      await Promise.all([other.stop(), changed.stop()]);
    }
  });

  it('stays in while the database is away', async () => {
    const cookie = { Cookie: cookieOf(await send('/ops/login', right)) };
    const away = await startApi({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' });
    try {
      expect((await away.get('/metrics', cookie)).status).toBe(200);
    } finally {
      await away.stop();
    }
  });

  it('is slowed down by wrong passwords, by the same throttle', async () => {
    for (let count = 0; count < 5; count++)
      expect((await send('/ops/login', { user: 'ops', password: 'guess' })).status).toBe(401);
    const throttled = await send('/ops/login', right);
    expect([throttled.status, await throttled.text()]).toEqual([429, expect.stringContaining('Too many passwords')]);
  });
});
