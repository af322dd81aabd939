import { type ApiUnderTest, startApi } from '../../testing/api-under-test';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({ TRUST_PROXY: 'on' })));
afterAll(() => api.stop());

const html = { Accept: 'text/html' };
const send = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(api.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
const right = { user: 'ops', password: 'ops-demo-password' };
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const statusOf = async (path: string, headers: Record<string, string>) => (await api.get(path, headers)).status;

describe('an operator with a browser', () => {
  it('is asked on a page, not by the browser’s own box, and led on to where they were going', async () => {
    const asked = await fetch(`${api.url}/ops/queues`, { headers: html });
    expect([asked.status, asked.headers.get('WWW-Authenticate')]).toEqual([401, expect.stringMatching(/^Cookie /)]);
    expect(await asked.text()).toContain('name="next" value="&#47;ops&#47;queues"'.replaceAll('&#47;', '/'));
    const entered = await send('/ops/login', { ...right, next: '/ops/queues' });
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/ops/queues']);
    expect(entered.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Strict/);
  });

  it('is in everywhere until they log out, and then out with the same cookie', async () => {
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

  it('is slowed down by wrong passwords, by the same brake', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.50' };
    for (let each = 0; each < 5; each++)
      expect((await send('/ops/login', { user: 'ops', password: 'guess' }, from)).status).toBe(401);
    const braked = await send('/ops/login', right, from);
    expect([braked.status, await braked.text()]).toEqual([429, expect.stringContaining('Too many passwords')]);
  });

  it('is not let in by a cookie of somebody’s own making', async () => {
    for (const cookie of ['operator=', 'operator=a.b', 'operator=e30.e30'])
      expect(await statusOf('/ops/mails', { Cookie: cookie })).toBe(401);
  });
});
