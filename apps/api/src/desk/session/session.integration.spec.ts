// Rules: desk.session, desk.rights
import { type ApiUnderTest, startApi } from '../../testing/api-under-test';
import { freePort } from '../../testing/free-port';
import { productionSettings } from '../../testing/production-settings';
import { signedIn } from '../testing/desk-session';

const team = 'Lena <lena@venue.example:lead>; Tom <tom@venue.example>; Ida <ida@venue.example:read>';
const lena = 'lena@venue.example';
const tom = 'tom@venue.example';
const ida = 'ida@venue.example';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({ SALES_TEAM: team })));
afterAll(() => api?.stop());
beforeEach(() => api.sql('DELETE FROM desk_sessions'));

async function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  const response = await fetch(`${api.url}/api/desk${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

const session = (headers: Record<string, string>) => call('GET', '/session', headers);

describe('a session of the sales desk', () => {
  it('knows its member, the team and the venues', async () => {
    const { status, body, headers } = await session(await signedIn(api, lena));
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      member: { name: 'Lena', email: lena, right: 'lead', awayUntil: null },
      team: [{ email: lena }, { email: tom }, { email: ida }],
      passkeyUsed: false,
      passkeyRequired: false,
      passkeys: [],
    });
    expect(body.venues).toContainEqual({ id: 'skyline-stage', name: 'Skyline Stage' });
    expect(Date.parse(body.endsAt) - Date.now()).toBeGreaterThan(11.9 * 3600 * 1000);
  });

  it.each([
    ['no cookie', {}],
    ['an unknown token', { Cookie: `desk-session=${'a'.repeat(43)}` }],
    ['an empty token', { Cookie: 'desk-session=' }],
    ['a token of an operator', { Authorization: 'Basic b3BzOm9wcy1kZW1vLXBhc3N3b3Jk' }],
  ])('is refused with %s', async (_, headers) => {
    const { status, body } = await session(headers as Record<string, string>);
    expect([status, body.code]).toEqual([401, 'signed_out']);
  });

  it.each([
    ['half an hour without a press', "last_seen_at = now() - interval '30 minutes'"],
    ['twelve hours', `created_at = now() - interval '12 hours'`],
    ['its end', 'ended_at = now()'],
    ['link or code, while the passkey is awaited', 'awaits_passkey = true'],
  ])('is over after %s', async (_, change) => {
    const headers = await signedIn(api, tom);
    expect((await session(headers)).status).toBe(200);
    await api.sql(`UPDATE desk_sessions SET ${change}`);
    expect((await session(headers)).body.code).toBe('signed_out');
  });

  it('is extended by what its person does, and not by what the page does automatically', async () => {
    const headers = await signedIn(api, tom);
    const lastSeen = async () =>
      (
        await api.sql<{ minutes: number }>(
          `SELECT round(extract(epoch FROM now() - last_seen_at) / 60)::int AS minutes FROM desk_sessions`,
        )
      )[0]?.minutes;
    await api.sql(`UPDATE desk_sessions SET last_seen_at = now() - interval '20 minutes'`);
    await session({ ...headers, 'X-Desk-Background': '1' });
    const stream = await fetch(`${api.url}/api/desk/changes`, { headers: { ...headers, Accept: 'text/event-stream' } });
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    expect(await lastSeen()).toBe(20);
    await session(headers);
    expect(await lastSeen()).toBe(0);
  });

  it('ends when its person leaves the list, on every process', async () => {
    const headers = await signedIn(api, tom);
    const without = await startApi({ SALES_TEAM: 'Lena <lena@venue.example:lead>', DATABASE_URL: api.databaseUrl });
    try {
      const rejected = () => without.get('/api/desk/session', headers);
      for (let status = 503; status === 503;) status = (await rejected()).status;
      expect((await rejected()).body.code).toBe('signed_out');
      expect((await session(headers)).body.code).toBe('signed_out');
    } finally {
      await without.stop();
    }
  });

  it('is ended by signing out', async () => {
    const headers = await signedIn(api, ida);
    const { status, headers: answered } = await call('POST', '/sign-out', headers);
    expect([status, answered.get('Set-Cookie')]).toEqual([
      204,
      expect.stringMatching(/^desk-session=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    expect((await session(headers)).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  it('shows a member their own and lets them end one', async () => {
    const [here, there] = [await signedIn(api, tom), await signedIn(api, tom)];
    await signedIn(api, lena);
    const { body } = await call('GET', '/sessions', here);
    expect(body).toHaveLength(2);
    const other = body.find(({ current }: { current: boolean }) => !current);
    expect(other).toMatchObject({ member: tom, device: 'Firefox, Linux' });
    expect((await call('DELETE', `/sessions/${other.id}`, here)).status).toBe(204);
    expect((await session(there)).status).toBe(401);
    expect((await session(here)).status).toBe(200);
    expect((await call('DELETE', `/sessions/${other.id}`, here)).status).toBe(404);
  });

  it('shows a team lead everybody’s, and ends any of them', async () => {
    const [lead, member] = [await signedIn(api, lena), await signedIn(api, tom)];
    expect((await call('GET', '/sessions?everybody=true', member)).body.code).toBe('not_allowed');
    const { body } = await call('GET', '/sessions?everybody=true', lead);
    expect(body.map((listed: { member: string }) => listed.member).sort()).toEqual([lena, tom]);
    const [ofLead, ofMember] = [lena, tom].map((email) =>
      body.find((listed: { member: string }) => listed.member === email),
    );
    expect((await call('DELETE', `/sessions/${ofLead.id}`, member)).body.code).toBe('not_allowed');
    expect((await call('DELETE', `/sessions/${ofMember.id}`, lead)).status).toBe(204);
    expect((await session(member)).status).toBe(401);
  });

  it('has no session under an invalid id', async () => {
    expect((await call('DELETE', '/sessions/none', await signedIn(api, tom))).status).toBe(404);
  });
});

describe('being away', () => {
  it('an absence is seen by the team until its last day, and ended by null', async () => {
    const [mine, theirs] = [await signedIn(api, tom), await signedIn(api, lena)];
    const awayUntil = async () =>
      (await session(theirs)).body.team.find(({ email }: { email: string }) => email === tom).awayUntil;
    expect((await call('PUT', '/away', mine, { until: '2999-12-24' })).status).toBe(204);
    expect(await awayUntil()).toBe('2999-12-24');
    expect((await call('PUT', '/away', mine, { until: '2020-01-01' })).status).toBe(204);
    expect(await awayUntil()).toBeNull();
    expect((await call('PUT', '/away', mine, { until: null })).status).toBe(204);
    expect(await awayUntil()).toBeNull();
    for (const until of ['2026-02-30', 7, '', undefined])
      expect((await call('PUT', '/away', mine, { until })).status).toBe(422);
  });
});

const foreignPages: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
];

describe('a page of another site', () => {
  it.each(['POST /sign-out', 'PUT /away', 'DELETE /sessions/0192c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d'])(
    'cannot %s in the name of who is signed in',
    async (line) => {
      const [method = '', path = ''] = line.split(' ');
      const headers = await signedIn(api, tom);
      const body = method === 'PUT' ? { until: null } : undefined;
      for (const foreign of foreignPages)
        expect((await call(method, path, { ...headers, ...foreign }, body)).body.code).toBe('forbidden_origin');
      expect((await session(headers)).status).toBe(200);
    },
  );
});

describe('where no team is named', () => {
  it('there is no desk', async () => {
    const without = await startApi({ ...productionSettings, OPS_PORT: String(await freePort()) });
    try {
      expect((await without.get('/api/desk/session')).status).toBe(404);
    } finally {
      await without.stop();
    }
  });
});
