// Rules: desk.session, desk.sign-in
import { type ApiUnderTest, startApi } from '../../testing/api-under-test';
import { DeskBrowser } from '../testing/desk-browser';
import { mailedSignIn } from '../testing/mailed-sign-in';
import { SoftwarePasskey } from '../testing/software-passkey';

const lena = 'lena@venue.example';
const erase = '/leads/0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({ SALES_TEAM: `Lena <${lena}:lead>; Tom <tom@venue.example>` })));
afterAll(() => api?.stop());
beforeEach(() => api.sql('TRUNCATE rate_limits, desk_sign_ins, desk_sessions, desk_passkeys, mails'));

async function signedIn(): Promise<DeskBrowser> {
  const own = new DeskBrowser(api);
  await own.post('/sign-in', { email: lena });
  await own.post('/sign-in/link', { token: (await mailedSignIn(api, lena)).token });
  return own;
}

/** Signed in more than 15 minutes ago. */
async function workingFor20Minutes(): Promise<DeskBrowser> {
  const own = await signedIn();
  await api.sql(`UPDATE desk_sessions SET confirmed_at = now() - interval '20 minutes'`);
  return own;
}

async function withPasskey(own: DeskBrowser): Promise<SoftwarePasskey> {
  const key = new SoftwarePasskey('http://localhost:3000');
  const { body } = await own.post('/passkeys/options');
  await own.post('/passkeys', { name: 'Laptop', response: key.register(body) });
  return key;
}

async function codeFor(own: DeskBrowser): Promise<string> {
  await own.post('/sign-in', { email: lena });
  return (await mailedSignIn(api, lena)).code;
}

describe('what is sensitive', () => {
  it.each([
    ['erasing a lead', 'DELETE', erase],
    ['ending a session', 'DELETE', '/sessions/0192c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d'],
    ['ending all other sessions', 'DELETE', '/sessions'],
    ['adding a passkey', 'POST', '/passkeys/options'],
    ['removing a passkey', 'DELETE', '/passkeys/a2V5'],
  ])('%s needs somebody who has shown who they are within 15 minutes', async (_, method, path) => {
    const own = await workingFor20Minutes();
    expect((await own.get('/leads')).status).toBe(200);
    expect((await own.call(method, path)).body).toMatchObject({ status: 403, code: 'recent_sign_in_required' });
    expect((await own.post('/confirm/code', { code: await codeFor(own) })).status).toBe(204);
    expect([200, 204, 404]).toContain((await own.call(method, path)).status);
  });

  it('is possible right after signing in', async () => {
    expect((await (await signedIn()).call('DELETE', erase)).status).toBe(404);
  });
});

describe('showing anew who one is', () => {
  it('showing the code of a new mail gives the session another token, and the one before is worth nothing', async () => {
    const own = await workingFor20Minutes();
    const thief = new DeskBrowser(api).copyOf(own);
    expect((await own.post('/confirm/code', { code: await codeFor(own) })).status).toBe(204);
    expect((await own.get('/session')).body).toMatchObject({ member: { email: lena }, passkeyUsed: false });
    expect((await thief.get('/session')).body.code).toBe('signed_out');
    expect(await api.sql('SELECT id FROM desk_sessions WHERE ended_at IS NULL')).toHaveLength(1);
  });

  it('confirming is refused with a wrong code, the code of a colleague, or a used one', async () => {
    const own = await workingFor20Minutes();
    const code = await codeFor(own);
    await new DeskBrowser(api).post('/sign-in', { email: 'tom@venue.example' });
    const toms = (await mailedSignIn(api, 'tom@venue.example')).code;
    const wrong = toms === code ? String((Number(code) + 1) % 1_000_000).padStart(6, '0') : toms;
    expect((await own.post('/confirm/code', { code: wrong })).body.code).toBe('sign_in_failed');
    expect((await own.call('DELETE', erase)).body.code).toBe('recent_sign_in_required');
    expect((await own.post('/confirm/code', { code })).status).toBe(204);
    expect((await own.post('/confirm/code', { code })).body.code).toBe('sign_in_failed');
  });

  it('confirming takes the passkey of whoever has one, and no code', async () => {
    const first = await signedIn();
    const key = await withPasskey(first);
    await api.sql(`UPDATE desk_sessions SET confirmed_at = now() - interval '20 minutes'`);
    expect((await first.post('/confirm/code', { code: await codeFor(first) })).body.code).toBe('passkey_required');
    const { body } = await first.post('/confirm/passkey/options');
    const response = key.authenticate(body);
    expect((await first.post('/confirm/passkey', { response })).status).toBe(204);
    expect((await first.post('/confirm/passkey', { response })).body.code).toBe('sign_in_failed');
    expect((await first.get('/session')).body.passkeyUsed).toBe(true);
    expect((await first.call('DELETE', erase)).status).toBe(404);
  });

  it('the code is guessed no more often than at signing in; five wrong ones are reported to the member', async () => {
    const own = await workingFor20Minutes();
    const code = await codeFor(own);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 5; guess += 1) await own.post('/confirm/code', { code: wrong });
    expect((await own.post('/confirm/code', { code })).body.code).toBe('sign_in_failed');
    const notices = await api.sql(`SELECT to_address FROM mails WHERE kind = 'desk-wrong-codes'`);
    expect(notices).toEqual([{ to_address: lena }]);
  });

  it('confirming is possible while outsiders have used up the tries at signing in', async () => {
    const own = await workingFor20Minutes();
    const tryCode = () => new DeskBrowser(api).post('/sign-in/code', { email: lena, code: '000000' });
    await Promise.all(Array.from({ length: 20 }, tryCode));
    expect((await tryCode()).status).toBe(429);
    expect((await own.post('/confirm/code', { code: await codeFor(own) })).status).toBe(204);
  });

  it('confirming is for members who are signed in', async () => {
    expect((await new DeskBrowser(api).post('/confirm/code', { code: '042137' })).body.code).toBe('signed_out');
  });
});

describe('all other sessions of a member', () => {
  it('end at once, and colleagues stay signed in', async () => {
    const [here, there, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
    const tom = new DeskBrowser(api);
    await tom.post('/sign-in', { email: 'tom@venue.example' });
    await tom.post('/sign-in/link', { token: (await mailedSignIn(api, 'tom@venue.example')).token });
    expect((await here.call('DELETE', '/sessions')).status).toBe(204);
    const statuses = await Promise.all(
      [here, there, elsewhere, tom].map(async (own) => (await own.get('/session')).status),
    );
    expect(statuses).toEqual([200, 401, 401, 200]);
  });
});

describe('a sign-in in a browser that is new to the member', () => {
  const notices = () => api.sql(`SELECT to_address FROM mails WHERE kind = 'desk-new-browser'`);

  it('a sign-in in a new browser is reported by mail, and the next one there is not', async () => {
    const own = await signedIn();
    expect(await notices()).toEqual([{ to_address: lena }]);
    await own.post('/sign-out');
    await own.post('/sign-in', { email: lena });
    await own.post('/sign-in/link', { token: (await mailedSignIn(api, lena)).token });
    expect(await notices()).toHaveLength(1);
    await signedIn();
    expect(await notices()).toHaveLength(2);
  });

  it('a new browser is reported to each member who shares it', async () => {
    const own = await signedIn();
    await own.post('/sign-in', { email: 'tom@venue.example' });
    await own.post('/sign-in/link', { token: (await mailedSignIn(api, 'tom@venue.example')).token });
    expect(await notices()).toEqual([{ to_address: lena }, { to_address: 'tom@venue.example' }]);
  });

  it('a new browser is reported once the passkey was shown, and not before', async () => {
    const first = await signedIn();
    const key = await withPasskey(first);
    await api.sql('TRUNCATE mails');
    const own = await signedIn();
    expect(await notices()).toEqual([]);
    const { body } = await own.post('/sign-in/passkey/options');
    await own.post('/sign-in/passkey', { response: key.authenticate(body) });
    expect(await notices()).toHaveLength(1);
  });
});
