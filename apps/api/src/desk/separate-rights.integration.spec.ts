// Rules: gate.password, desk.rights
import { gatePaths } from '@mainstage/contracts/gates/gate';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';
import { signedIn } from './testing/desk-session';

const gate = gatePaths('event-planners');
const lead = 'lena@venue.example';
/** What each right opens, and how it is answered without. */
const opens: Record<string, [path: string, without: number][]> = {
  gate: [[gate.content, 401]],
  operators: [
    ['/ops/mails', 401],
    ['/metrics', 401],
    ['/ops/queues/api/queues', 401],
  ],
  desk: [
    ['/api/desk/session', 401],
    ['/api/desk/leads', 401],
    ['/api/desk/sessions?everybody=true', 401],
  ],
};

let api: ApiUnderTest;
const holders: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  api = await startApi({ SALES_TEAM: `Lena <${lead}:lead>` });
  const unlocked = await api.post(gate.unlock, { password: 'planners-demo' });
  holders['gate'] = { Authorization: `Bearer ${String(unlocked.body['token'])}` };
  holders['desk'] = await signedIn(api, lead, true);
  const login = await fetch(`${api.url}/ops/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ user: 'ops', password: 'ops-demo-password' }),
  });
  holders['operators'] = { Cookie: login.headers.getSetCookie().join().split(';')[0] ?? '' };
});
afterAll(() => api?.stop());

const doors = Object.entries(opens).flatMap(([right, paths]) =>
  paths.map(([path, without]) => ({ right, path, without })),
);

describe.each(['gate', 'operators', 'desk'])('the right of %s', (holder) => {
  it.each(doors.filter(({ right }) => right === holder))('opens $path', async ({ path }) => {
    expect((await api.get(path, holders[holder])).status).toBe(200);
  });

  it.each(doors.filter(({ right }) => right !== holder))('does not open $path', async ({ path, without }) => {
    expect((await api.get(path, holders[holder])).status).toBe(without);
  });

  it.each(['desk-session', '__Host-desk-session', 'desk-sign-in', 'operator'])(
    'a right is worth nothing as the cookie %s of another',
    async (name) => {
      const { Cookie = '', Authorization = '' } = holders[holder] ?? {};
      const secret = Cookie.replace(/^[^=]+=/, '') || Authorization.replace('Bearer ', '');
      const disguised = { Cookie: `${name}=${secret}` };
      for (const { path, without } of doors.filter(({ right }) => right !== holder))
        expect((await api.get(path, disguised)).status).toBe(without);
    },
  );
});

describe('the password of operators', () => {
  it('opens neither desk nor gate', async () => {
    const password = { Authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };
    expect((await api.get('/metrics', password)).status).toBe(200);
    for (const path of ['/api/desk/session', '/api/desk/leads', gate.content])
      expect((await api.get(path, password)).status).toBe(401);
  });
});
