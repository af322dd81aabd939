// Rules: desk.sign-in, desk.session, desk.versions
import { endDeskSessions } from '@mainstage/desk/team/revoke-access';
import { DataSource } from 'typeorm';
import { DeskBrowser } from './testing/desk-browser';
import { type DeskApi, lena, startDeskApi, tom } from './testing/desk-api';
import { mailedSignIn } from './testing/mailed-sign-in';

/** Two API processes on one database. */
let api: DeskApi;
let other: DeskApi;
beforeAll(async () => {
  api = await startDeskApi();
  other = await startDeskApi({ DATABASE_URL: api.databaseUrl });
  for (let status = 503; status === 503;) ({ status } = await other.get('/api/desk/session'));
});
afterAll(async () => {
  await other?.stop();
  await api?.stop();
});
beforeEach(() => api.sql('TRUNCATE rate_limits, desk_sign_ins, desk_sessions, mails'));

async function requested(): Promise<{ own: DeskBrowser; token: string; code: string; wrong: string }> {
  const own = new DeskBrowser(api);
  await own.post('/sign-in', { email: tom });
  const { token, code } = await mailedSignIn(api, tom);
  return { own, token, code, wrong: String((Number(code) + 1) % 1_000_000).padStart(6, '0') };
}

async function signedIn(): Promise<DeskBrowser> {
  const { own, token } = await requested();
  await own.post('/sign-in/link', { token });
  return own;
}

const status = async (browser: DeskBrowser) => (await browser.get('/session')).status;

/** A lead that is on the desk, as nobody has changed it yet. */
async function shownLead(): Promise<string> {
  const id = await api.lead({ email: `${crypto.randomUUID()}@example.com` });
  await api.call(lena, 'GET', '/leads');
  return id;
}

describe('codes that are guessed at two processes', () => {
  it('guesses at two processes are counted together', async () => {
    const { code, wrong } = await requested();
    const guess = (at: DeskApi, shown: string) =>
      new DeskBrowser(at).post('/sign-in/code', { email: tom, code: shown });
    await Promise.all([api, other, api, other, api].map((at) => guess(at, wrong)));
    for (const at of [api, other]) expect((await guess(at, code)).body.code).toBe('sign_in_failed');
    expect(await api.sql(`SELECT id FROM mails WHERE kind = 'desk-wrong-codes'`)).toHaveLength(1);
  });

  it('a code that two processes get at the same moment signs in once', async () => {
    const { code } = await requested();
    const uses = [api, other].map((at) => new DeskBrowser(at).post('/sign-in/code', { email: tom, code }));
    expect((await Promise.all(uses)).map((use) => use.status).sort()).toEqual([200, 401]);
  });
});

describe('a stolen cookie', () => {
  it('is worth nothing on any process once its owner has signed out', async () => {
    const own = await signedIn();
    const thieves = [api, other].map((at) => new DeskBrowser(at).copyOf(own));
    expect(await Promise.all(thieves.map(status))).toEqual([200, 200]);
    expect((await own.post('/sign-out')).status).toBe(204);
    expect(await Promise.all(thieves.map(status))).toEqual([401, 401]);
  });

  it('is worth nothing once an operator has ended its sessions, without a restart', async () => {
    const own = await signedIn();
    const thieves = [api, other].map((at) => new DeskBrowser(at).copyOf(own));
    await endDeskSessions(api.app.get(DataSource).manager, tom, 'ops', api.config.APP_SECRET);
    expect(await Promise.all([own, ...thieves].map(status))).toEqual([401, 401, 401]);
  });

  it('ends no session of its owner and adds no passkey after 15 minutes', async () => {
    const own = await signedIn();
    const [colleague] = await api.sql<{ id: string }>('SELECT id FROM desk_sessions');
    await api.sql(`UPDATE desk_sessions SET confirmed_at = now() - interval '16 minutes'`);
    const thief = new DeskBrowser(other).copyOf(own);
    for (const [method, path] of [
      ['DELETE', `/sessions/${colleague!.id}`],
      ['DELETE', '/sessions'],
      ['POST', '/passkeys/options'],
    ] as const)
      expect((await thief.call(method, path)).body.code).toBe('recent_sign_in_required');
    expect(await status(own)).toBe(200);
  });
});

describe('a change of a version that is over', () => {
  it.each([
    ['taking the lead', 'PATCH', '', { state: 'taken' }],
    ['answering it', 'PATCH', '', { state: 'answered' }],
    ['winning it', 'PATCH', '', { state: 'won' }],
    ['losing it', 'PATCH', '', { state: 'lost', lostReason: 'price' }],
    ['marking it as spam', 'PATCH', '', { state: 'spam' }],
    ['another owner', 'PATCH', '', { owner: lena }],
    ['a next step', 'PATCH', '', { nextStep: { what: 'Call', due: '2030-05-15' } }],
    ['another address', 'PUT', '/address', { email: 'other@example.com' }],
  ])('the change %s is refused with the lead as it is now', async (_, method, path, change) => {
    const id = await shownLead();
    await api.call(lena, 'PATCH', `/leads/${id}`, {
      ...{ version: 1, owner: lena, nextStep: { what: 'Send the plan', due: '2030-05-14' } },
    });
    const late = await api.call(tom, method, `/leads/${id}${path}`, { version: 1, ...change });
    expect(late).toMatchObject({
      ...{ status: 409, body: { code: 'changed_meanwhile', current: { id, version: 2, owner: lena, state: 'taken' } } },
    });
    const { body } = await other.call(tom, 'GET', `/leads/${id}`);
    expect(body).toMatchObject({ version: 2, nextStep: { what: 'Send the plan' } });
  });
});

describe('a text of 10,000 characters', () => {
  const long = 'ä'.repeat(10_000);
  const change = (fields: object) => ({ version: 1, ...fields });
  it.each([
    ['a note', 'POST', '/notes', { text: long }, 'text'],
    ['a next step', 'PATCH', '', change({ nextStep: { what: long, due: '2030-05-15' } }), 'nextStep.what'],
    ['an owner', 'PATCH', '', change({ owner: long }), 'owner'],
    ['an address', 'PUT', '/address', change({ email: `${long}@example.com` }), 'email'],
  ])('is refused as %s, with the name of its field', async (_, method, path, body, field) => {
    const id = await shownLead();
    const { status: answered, body: problem } = await api.call(tom, method, `/leads/${id}${path}`, body);
    expect([answered, problem.errors?.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
    expect((await api.call(tom, 'GET', `/leads/${id}`)).body).toMatchObject({ version: 1 });
  });

  it('a search of 10,000 characters is refused', async () => {
    expect((await api.call(tom, 'GET', `/leads?q=${encodeURIComponent(long)}`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a lead that is erased while a colleague has it open', () => {
  it('is gone for whoever has it open, whatever they do with it', async () => {
    const id = await shownLead();
    expect((await api.call(tom, 'GET', `/leads/${id}`)).status).toBe(200);
    expect((await api.call(lena, 'DELETE', `/leads/${id}`)).status).toBe(204);
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { version: 1, state: 'taken' }],
      ['PATCH', '', { version: 2, state: 'taken' }],
      ['POST', '/notes', { text: 'Rang' }],
      ['PUT', '/address', { version: 2, email: 'other@example.com' }],
      ['POST', '/release'],
      ['POST', '/bookings', { venue: 'skyline-stage', day: '2030-05-14', hire: 'evening' }],
    ];
    for (const [method, path, body] of calls)
      expect([path, (await other.call(tom, method, `/leads/${id}${path}`, body)).status]).toEqual([path, 404]);
    const { body } = await other.call(tom, 'GET', '/leads?state=open&size=100');
    const { leads } = body as unknown as { leads: { id: string }[] };
    expect(leads.map((lead) => lead.id)).not.toContain(id);
  });
});
