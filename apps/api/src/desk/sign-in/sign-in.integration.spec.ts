// Rules: desk.sign-in
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test';
import { DeskBrowser } from '../testing/desk-browser';
import { mailedSignIn } from '../testing/mailed-sign-in';

const lena = 'lena@venue.example';
const tom = 'tom@venue.example';
const team = `Lena <${lena}:lead>; Tom <${tom}>`;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const log = new PassThrough();
let api: ApiUnderTest;
beforeAll(async () => {
  log.resume();
  api = await startApi({ SALES_TEAM: team, TRUST_PROXY: 'on' }, '/nowhere', pino(log));
});
afterAll(() => api?.stop());
beforeEach(() => api.sql('TRUNCATE rate_limits, desk_sign_ins, desk_sessions, mails'));

const browser = (address = '192.0.2.1') => new DeskBrowser(api, { 'X-Forwarded-For': address });

async function requested(email = lena): Promise<DeskBrowser> {
  const own = browser();
  expect((await own.post('/sign-in', { email })).status).toBe(202);
  return own;
}

describe('asking to sign in', () => {
  it('a sign-in request sends a member one mail, whose row holds neither link nor code', async () => {
    const own = browser();
    const { status, headers, body } = await own.post('/sign-in', { email: 'LENA@venue.example' });
    expect([status, body]).toEqual([202, undefined]);
    expect(headers.get('Set-Cookie')).toMatch(
      /^desk-sign-in=[\w-]{43}; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
    const mails = await api.sql('SELECT * FROM mails');
    expect(mails).toMatchObject([{ kind: 'desk-sign-in', recipient: 'team', to_address: lena, status: 'due' }]);
    const { token, code } = await mailedSignIn(api, lena);
    const stored = JSON.stringify([mails, await api.sql('SELECT * FROM desk_sign_ins')]);
    for (const secret of [token, code, own.cookie.split('=')[1]]) expect(stored).not.toContain(secret);
  });

  it('a sign-in request of a stranger gets the same response after the same time, and sends nothing', async () => {
    const timed = async (email: string) => {
      const from = performance.now();
      const { status, headers, body } = await browser().post('/sign-in', { email });
      const ms = performance.now() - from;
      return { answer: [status, body, [...headers.keys()].sort()], ms };
    };
    const [stranger, member] = [await timed('stranger@venue.example'), await timed(lena)];
    expect(stranger.answer).toEqual(member.answer);
    for (const { ms } of [stranger, member]) expect(ms).toBeGreaterThan(290);
    expect(await api.sql('SELECT to_address FROM mails')).toEqual([{ to_address: lena }]);
    expect(JSON.stringify(await api.sql('SELECT * FROM desk_sign_ins'))).not.toContain('stranger');
  });

  it('a sign-in request is refused after five mails to one address, a member’s or not, from any network', async () => {
    for (const email of [lena, 'stranger@venue.example']) {
      const requests = [0, 1, 2, 3, 4].map((host) => browser(`198.51.100.${host}`).post('/sign-in', { email }));
      expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(5).fill(202));
      const { status, body, headers } = await browser('203.0.113.1').post('/sign-in', { email: email.toUpperCase() });
      expect([status, body.code, Number(headers.get('Retry-After')) > 60]).toEqual([429, 'rate_limited', true]);
    }
    expect(await api.sql('SELECT id FROM mails')).toHaveLength(5);
  });

  it('a sign-in request is refused after twenty of one IPv6 network', async () => {
    const from = (host: number) => browser(`2001:db8:0:7::${host.toString(16)}`);
    const first = await Promise.all(
      Array.from({ length: 20 }, (_, host) => from(host).post('/sign-in', { email: `u${host}@venue.example` })),
    );
    expect(first.map(({ status }) => status)).toEqual(Array(20).fill(202));
    expect((await from(99).post('/sign-in', { email: lena })).status).toBe(429);
    expect((await browser('2001:db8:0:8::1').post('/sign-in', { email: lena })).status).toBe(202);
  });

  it.each([{}, { email: 'nobody' }, { email: lena, right: 'lead' }, { email: 7 }])(
    'a sign-in request takes no other body: %j',
    async (body) => {
      expect((await browser().post('/sign-in', body)).status).toBe(422);
    },
  );
});

describe('the link of the mail', () => {
  it('the sign-in link signs in the browser that asked, once', async () => {
    const own = await requested();
    const { token } = await mailedSignIn(api, lena);
    const { status, body, headers } = await own.post('/sign-in/link', { token });
    expect([status, body]).toEqual([200, { next: 'desk' }]);
    expect(headers.getSetCookie().join()).toMatch(
      /desk-session=[\w-]{43}; Max-Age=43200; Path=\/; .*HttpOnly; SameSite=Lax/,
    );
    expect((await own.get('/session')).body.member.email).toBe(lena);
    expect((await own.post('/sign-in/link', { token })).body.code).toBe('sign_in_failed');
  });

  it('the sign-in link signs no other browser in, which is referred to the code', async () => {
    const own = await requested();
    const { token } = await mailedSignIn(api, lena);
    const scanner = browser('198.51.100.7');
    expect((await scanner.post('/sign-in/link', { token })).body.code).toBe('other_browser');
    await scanner.post('/sign-in', { email: tom });
    expect((await scanner.post('/sign-in/link', { token })).body.code).toBe('other_browser');
    expect((await scanner.get('/session')).status).toBe(401);
    expect((await own.post('/sign-in/link', { token })).status).toBe(200);
  });

  it('the sign-in link works with each mail that a browser asked for', async () => {
    const own = await requested();
    const { token } = await mailedSignIn(api, lena);
    await own.post('/sign-in', { email: lena });
    expect((await own.post('/sign-in/link', { token })).status).toBe(200);
  });

  it.each(['used by the code', 'ten minutes old', 'of another request', 'mangled', 'of another purpose'])(
    'the sign-in link does nothing when it is %s',
    async (what) => {
      const own = await requested();
      const { token, code } = await mailedSignIn(api, lena);
      if (what === 'used by the code') await browser().post('/sign-in/code', { email: lena, code });
      if (what === 'ten minutes old')
        await api.sql(`UPDATE desk_sign_ins SET created_at = now() - interval '10 minutes'`);
      if (what === 'of another request') await api.sql('DELETE FROM desk_sign_ins');
      const shown =
        { mangled: `${token}x`, 'of another purpose': token.replace(/^[^.]+/, 'eyJwIjoiZ2F0ZSJ9') }[what] ?? token;
      const { status, body } = await own.post('/sign-in/link', { token: shown });
      expect([status, body.code]).toEqual([401, 'sign_in_failed']);
      expect((await own.get('/session')).status).toBe(401);
    },
  );

  it('the sign-in link changes nothing when it is only opened', async () => {
    const own = await requested();
    const { token } = await mailedSignIn(api, lena);
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${api.url}/api/desk/sign-in/link?token=${token}`, { method });
      expect(response.status).toBe(404);
    }
    expect(await api.sql('SELECT used_at FROM desk_sign_ins')).toEqual([{ used_at: null }]);
    expect((await own.post('/sign-in/link', { token })).status).toBe(200);
  });

  it('the sign-in link is worth nothing for a colleague who has left the list meanwhile', async () => {
    const own = await requested(tom);
    const { token } = await mailedSignIn(api, tom);
    const without = await startApi({ SALES_TEAM: `Lena <${lena}>`, DATABASE_URL: api.databaseUrl });
    try {
      const there = new DeskBrowser(without).copyOf(own);
      let answer = await there.post('/sign-in/link', { token });
      while (answer.status === 503) answer = await there.post('/sign-in/link', { token });
      expect(answer.body.code).toBe('sign_in_failed');
    } finally {
      await without.stop();
    }
  });
});

describe('the code of the mail', () => {
  it('the sign-in code signs another device in, once, however it is spaced', async () => {
    await requested();
    const { code } = await mailedSignIn(api, lena);
    const phone = browser('198.51.100.7');
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await phone.post('/sign-in/code', { email: 'Lena@venue.example', code: typed })).body).toEqual({
      next: 'desk',
    });
    expect((await phone.get('/session')).body.member.email).toBe(lena);
    expect((await browser().post('/sign-in/code', { email: lena, code })).body.code).toBe('sign_in_failed');
  });

  it('the sign-in code is void after five wrong ones, while the link still works in its browser', async () => {
    const own = await requested();
    const { code, token } = await mailedSignIn(api, lena);
    for (let guess = 0; guess < 5; guess++)
      expect((await browser('198.51.100.7').post('/sign-in/code', { email: lena, code: other(code) })).status).toBe(
        401,
      );
    expect((await browser().post('/sign-in/code', { email: lena, code })).body.code).toBe('sign_in_failed');
    expect((await own.post('/sign-in/link', { token })).status).toBe(200);
  });

  it('the sign-in code is not guessed by many concurrent attempts', async () => {
    await requested();
    const { code } = await mailedSignIn(api, lena);
    const guesses = Array.from({ length: 20 }, (_, host) =>
      browser(`198.51.100.${host}`).post('/sign-in/code', { email: lena, code: other(code) }),
    );
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(20).fill(401));
    expect(await api.sql('SELECT guesses FROM desk_sign_ins')).toEqual([{ guesses: 5 }]);
    expect((await browser().post('/sign-in/code', { email: lena, code })).status).toBe(401);
  });

  it('the sign-in code is compared thirty times a day for one address', async () => {
    const guesses = Array.from({ length: 30 }, (_, host) =>
      browser(`203.0.113.${host}`).post('/sign-in/code', { email: lena, code: '000000' }),
    );
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(30).fill(401));
    expect((await browser('198.51.100.1').post('/sign-in/code', { email: lena, code: '000000' })).status).toBe(429);
  });

  it('the sign-in code of an earlier mail, of another member or of a stranger does nothing', async () => {
    await requested();
    const { code: earlier } = await mailedSignIn(api, lena);
    await requested();
    const { code } = await mailedSignIn(api, lena);
    for (const [email, shown] of [
      [lena, earlier === code ? other(code) : earlier],
      [tom, code],
      ['nobody@venue.example', code],
    ])
      expect((await browser().post('/sign-in/code', { email, code: shown })).body.code).toBe('sign_in_failed');
    expect((await browser().post('/sign-in/code', { email: lena, code })).status).toBe(200);
  });
});

describe('a session that was opened', () => {
  it('a new session replaces the one that the browser had, so that no token outlives a sign-in', async () => {
    const own = await requested();
    await own.post('/sign-in/link', { token: (await mailedSignIn(api, lena)).token });
    const thief = browser('198.51.100.66').copyOf(own);
    expect((await thief.get('/session')).status).toBe(200);
    await own.post('/sign-in', { email: lena });
    await own.post('/sign-in/link', { token: (await mailedSignIn(api, lena)).token });
    expect((await own.get('/session')).status).toBe(200);
    expect((await thief.get('/session')).body.code).toBe('signed_out');
  });

  it('a new session is one of ten at most: the oldest ends', async () => {
    const browsers = Array.from({ length: 11 }, () => browser());
    for (const own of browsers) {
      await api.sql('TRUNCATE rate_limits');
      await own.post('/sign-in', { email: lena });
      await own.post('/sign-in/link', { token: (await mailedSignIn(api, lena)).token });
    }
    const statuses = await Promise.all(browsers.map(async (own) => (await own.get('/session')).status));
    expect(statuses).toEqual([401, ...Array(10).fill(200)]);
  });

  it('a new session cannot be chosen by somebody else beforehand', async () => {
    const own = new DeskBrowser(api, { Cookie: `desk-session=${'a'.repeat(43)}` });
    await own.post('/sign-in', { email: lena });
    await own.post('/sign-in/link', { token: (await mailedSignIn(api, lena)).token });
    expect(own.cookie).not.toContain('a'.repeat(43));
  });

  it('a new session is for https and for this host alone where the site is on https', async () => {
    const secure = await startApi({ SALES_TEAM: team, PUBLIC_URL: 'https://stage.example' });
    try {
      const own = new DeskBrowser(secure);
      const { headers } = await own.post('/sign-in', { email: lena });
      expect(headers.get('Set-Cookie')).toMatch(
        /^__Host-desk-sign-in=[\w-]{43}; .*Path=\/;.*HttpOnly; Secure; SameSite=Strict$/,
      );
      const opened = await own.post('/sign-in/link', { token: (await mailedSignIn(secure, lena)).token });
      expect(opened.headers.getSetCookie().join()).toMatch(
        /__Host-desk-session=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax/,
      );
      expect(opened.headers.get('Set-Cookie')).not.toMatch(/Domain=/i);
    } finally {
      await secure.stop();
    }
  });
});

describe('a page of another site', () => {
  it.each([
    '/sign-in',
    '/sign-in/link',
    '/sign-in/code',
    '/sign-in/demo',
    '/sign-in/passkey',
    '/sign-in/passkey/options',
  ])('cannot post to %s', async (path) => {
    const { status, body } = await browser().post(path, { email: lena }, { Origin: 'https://evil.example' });
    expect([status, body.code]).toEqual([403, 'forbidden_origin']);
  });
});

describe('the log', () => {
  it('names what happened and no person', async () => {
    const lines: string[] = [];
    const note = (chunk: Buffer) => lines.push(...String(chunk).trim().split('\n'));
    log.on('data', note);
    const own = await requested();
    const { token, code } = await mailedSignIn(api, lena);
    await browser().post('/sign-in/code', { email: lena, code: other(code) });
    await own.post('/sign-in/link', { token });
    log.off('data', note);
    const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security');
    expect(events.map(({ name, action, place }) => action ?? `${name} ${place}`)).toEqual([
      'link-requested',
      'failed-login desk',
      'signed-in',
    ]);
    for (const secret of [lena, '192.0.2.1', token, code, 'desk-session='])
      expect(lines.join('\n')).not.toContain(secret);
  });
});
