// Rules: desk.sign-in, desk.rights
import { randomBytes } from 'node:crypto';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test';
import { DeskBrowser } from '../testing/desk-browser';
import { mailedSignIn } from '../testing/mailed-sign-in';
import { SoftwarePasskey } from '../testing/software-passkey';

const lena = 'lena@venue.example';
const tom = 'tom@venue.example';
const ida = 'ida@venue.example';
const team = `Lena <${lena}:lead>; Tom <${tom}>; Ida <${ida}:read>`;
const origin = 'http://localhost:3000';
const newKey = () => new SoftwarePasskey(origin);

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({ SALES_TEAM: team, DESK_REQUIRE_PASSKEY: 'on' })));
afterAll(() => api?.stop());
beforeEach(() => api.sql('TRUNCATE rate_limits, desk_sign_ins, desk_sessions, desk_passkeys, mails'));

/** A browser after the link of the mail, and what is to be done next. */
async function linked(member = lena): Promise<{ own: DeskBrowser; next: string }> {
  const own = new DeskBrowser(api);
  await own.post('/sign-in', { email: member });
  const { body } = await own.post('/sign-in/link', { token: (await mailedSignIn(api, member)).token });
  return { own, next: body.next };
}

async function add(own: DeskBrowser, key: SoftwarePasskey, wrong = {}) {
  const { body } = await own.post('/passkeys/options');
  return own.post('/passkeys', { name: 'Laptop', response: key.register(body, wrong) });
}

async function show(own: DeskBrowser, key: SoftwarePasskey, wrong = {}) {
  const { body } = await own.post('/sign-in/passkey/options');
  return own.post('/sign-in/passkey', { response: key.authenticate(body, wrong) });
}

/** A member with a passkey, signed out. */
async function withKey(member = lena): Promise<SoftwarePasskey> {
  const key = newKey();
  const { own } = await linked(member);
  expect((await add(own, key)).status).toBe(204);
  await own.post('/sign-out');
  return key;
}

describe('a passkey', () => {
  it('is asked for after the link once there is one, and opens a session of its own', async () => {
    const key = await withKey();
    const { own, next } = await linked();
    const before = own.cookie;
    expect(next).toBe('passkey');
    expect((await own.get('/session')).body.code).toBe('signed_out');
    expect((await show(own, key)).status).toBe(200);
    const { body } = await own.get('/session');
    expect(body).toMatchObject({ member: { email: lena }, passkeyUsed: true, passkeyRequired: true });
    expect(body.passkeys).toMatchObject([{ id: key.id, name: 'Laptop', lastUsedAt: expect.any(String) }]);
    expect(own.cookie).not.toBe(before);
  });

  it('is asked for after the code, too', async () => {
    await withKey();
    await new DeskBrowser(api).post('/sign-in', { email: lena });
    const { code } = await mailedSignIn(api, lena);
    const phone = new DeskBrowser(api);
    expect((await phone.post('/sign-in/code', { email: lena, code })).body).toEqual({ next: 'passkey' });
    expect((await phone.get('/leads')).status).toBe(401);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['without its owner’s finger or PIN', { userVerified: false }],
    ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['whose counter shows a copy', { counter: 0 }],
  ])('%s does not sign in', async (_, wrong) => {
    const key = await withKey();
    const first = await linked();
    await show(first.own, key);
    const { own } = await linked();
    const { status, body } = await show(own, key, wrong);
    expect([status, body.code]).toEqual([401, 'sign_in_failed']);
    expect((await own.get('/session')).status).toBe(401);
  });

  it('a passkey that is refused is reported to the member once, for somebody has their mail', async () => {
    await withKey();
    const { own } = await linked();
    for (const key of [newKey(), newKey()]) expect((await show(own, key)).status).toBe(401);
    const notices = await api.sql(`SELECT to_address FROM mails WHERE kind = 'desk-wrong-passkey'`);
    expect(notices).toEqual([{ to_address: lena }]);
  });

  it('signs in once with one answer', async () => {
    const key = await withKey();
    const { own } = await linked();
    const { body } = await own.post('/sign-in/passkey/options');
    const response = key.authenticate(body);
    const thief = new DeskBrowser(api).copyOf(own);
    expect((await own.post('/sign-in/passkey', { response })).status).toBe(200);
    expect((await thief.post('/sign-in/passkey', { response })).body.code).toBe('signed_out');
  });

  it('a passkey of a colleague, or one that is unknown, does not sign in', async () => {
    const toms = await withKey(tom);
    await withKey();
    for (const key of [toms, newKey()])
      expect((await show((await linked()).own, key)).body.code).toBe('sign_in_failed');
  });

  it('signs nobody in without link or code before', async () => {
    await withKey();
    expect((await new DeskBrowser(api).post('/sign-in/passkey/options')).body.code).toBe('signed_out');
  });

  it('the server waits ten minutes for a passkey, and five for the response to one challenge', async () => {
    const key = await withKey();
    const { own } = await linked();
    const { body } = await own.post('/sign-in/passkey/options');
    await api.sql(`UPDATE desk_sessions SET challenged_at = now() - interval '5 minutes'`);
    const late = await own.post('/sign-in/passkey', { response: key.authenticate(body) });
    expect(late.body.code).toBe('sign_in_failed');
    await api.sql(`UPDATE desk_sessions SET created_at = now() - interval '10 minutes'`);
    expect((await own.post('/sign-in/passkey/options')).body.code).toBe('signed_out');
  });

  it.each([{}, { response: 'text' }, { response: { id: 'x', response: {} } }, { response: { id: 7, response: {} } }])(
    '%j is refused as a passkey',
    async (body) => {
      await withKey();
      const { own } = await linked();
      await own.post('/sign-in/passkey/options');
      expect([401, 422]).toContain((await own.post('/sign-in/passkey', body)).status);
    },
  );
});

describe('adding a passkey', () => {
  it('ends its owner’s other sessions and does not make this one a passkey session', async () => {
    const [here, there] = [await linked(), await linked()];
    expect((await add(here.own, newKey())).status).toBe(204);
    expect((await here.own.get('/session')).body.passkeyUsed).toBe(false);
    expect((await there.own.get('/session')).status).toBe(401);
  });

  it('adding and removing a passkey need somebody who has just shown who they are', async () => {
    const key = await withKey();
    const { own } = await linked();
    await show(own, key);
    await api.sql(`UPDATE desk_sessions SET confirmed_at = now() - interval '15 minutes'`);
    const passkey = { name: 'Phone', response: { id: 'x', response: {} } };
    const calls = [
      own.post('/passkeys/options'),
      own.post('/passkeys', passkey),
      own.call('DELETE', `/passkeys/${key.id}`),
    ];
    for (const { body } of await Promise.all(calls)) expect(body.code).toBe('recent_sign_in_required');
    expect(await api.sql('SELECT id FROM desk_passkeys')).toEqual([{ id: key.id }]);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['without its owner’s finger or PIN', { userVerified: false }],
    ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ])('a new passkey that is %s is refused', async (_, wrong) => {
    const { own } = await linked();
    expect((await add(own, newKey(), wrong)).status).toBe(422);
    expect(await api.sql('SELECT id FROM desk_passkeys')).toEqual([]);
  });

  it('a passkey can be added by a member who only reads, and the same one by nobody twice', async () => {
    const { own } = await linked(ida);
    const key = newKey();
    expect((await add(own, key)).status).toBe(204);
    expect((await add(own, key)).status).toBe(422);
    expect((await own.post('/passkeys/options')).body.excludeCredentials).toMatchObject([{ id: key.id }]);
  });

  it('names no address on the authenticator but to its owner', async () => {
    const { body } = await (await linked()).own.post('/passkeys/options');
    expect(body).toMatchObject({ rp: { id: 'localhost' }, user: { name: lena, displayName: 'Lena' } });
    expect(Buffer.from(body.user.id, 'base64url').toString()).not.toContain('lena');
  });
});

describe('removing a passkey', () => {
  it('ends the other sessions of its owner, who is notified by mail, as after adding it', async () => {
    const key = await withKey();
    const [here, there] = [await linked(), await linked()];
    for (const { own } of [here, there]) await show(own, key);
    expect((await here.own.call('DELETE', `/passkeys/${key.id}`)).status).toBe(204);
    expect((await there.own.get('/session')).status).toBe(401);
    expect((await here.own.get('/session')).status).toBe(200);
    const notices = await api.sql(`SELECT kind, to_address FROM mails WHERE kind LIKE 'desk-passkey-%' ORDER BY kind`);
    expect(notices).toEqual(['added', 'removed'].map((what) => ({ kind: `desk-passkey-${what}`, to_address: lena })));
  });

  it('is for its owner alone', async () => {
    const key = await withKey();
    const toms = await linked(tom);
    expect((await toms.own.call('DELETE', `/passkeys/${key.id}`)).status).toBe(404);
    const { own } = await linked();
    await show(own, key);
    expect((await own.call('DELETE', `/passkeys/${key.id}`)).status).toBe(204);
    expect((await linked()).next).toBe('desk');
  });
});

describe('where DESK_REQUIRE_PASSKEY is on', () => {
  it('a lead does what leads alone may do with a passkey, and not without', async () => {
    const { own: without } = await linked();
    const everybody = '/sessions?everybody=true';
    expect((await without.get(everybody)).body.code).toBe('passkey_required');
    const erase = '/leads/0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d';
    expect((await without.call('DELETE', erase)).body.code).toBe('passkey_required');
    const key = await withKey();
    const { own } = await linked();
    await show(own, key);
    expect((await own.get(everybody)).status).toBe(200);
    expect((await own.call('DELETE', erase)).status).toBe(404);
  });
});

describe('where DESK_REQUIRE_PASSKEY is all', () => {
  let strict: ApiUnderTest;
  beforeAll(async () => {
    strict = await startApi({ SALES_TEAM: team, DESK_REQUIRE_PASSKEY: 'all', DATABASE_URL: api.databaseUrl });
    for (let status = 503; status === 503;) ({ status } = await strict.get('/api/desk/session'));
  });
  afterAll(() => strict?.stop());

  it('a member who has shown no passkey can only add one, show it and sign out', async () => {
    const own = new DeskBrowser(strict);
    for (let status = 503; status === 503;) ({ status } = await own.post('/sign-in', { email: tom }));
    await own.post('/sign-in/link', { token: (await mailedSignIn(api, tom)).token });
    expect((await own.get('/session')).body).toMatchObject({ passkeyMissing: true });
    for (const path of ['/leads', '/today', '/sessions', '/numbers'])
      expect((await own.get(path)).body.code).toBe('passkey_required');
    expect((await own.call('PUT', '/away', { until: null })).body.code).toBe('passkey_required');
    const key = newKey();
    expect((await add(own, key)).status).toBe(204);
    expect((await own.get('/leads')).body.code).toBe('passkey_required');
    const { body } = await own.post('/confirm/passkey/options');
    expect((await own.post('/confirm/passkey', { response: key.authenticate(body) })).status).toBe(204);
    expect((await own.get('/session')).body).toMatchObject({ passkeyMissing: false, passkeyUsed: true });
    expect((await own.get('/leads')).status).toBe(200);
    expect((await own.post('/sign-out')).status).toBe(204);
  });
});
