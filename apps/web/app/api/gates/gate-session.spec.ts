import '../../testing/jsdom-gaps';
import { jest } from '@jest/globals';
import { GateSession } from './gate-session';
import { gateKey, gateTokens } from './gate-token';

const key = gateKey('event-planners');
const content = { title: 'Handbook' };

interface Answer {
  status: number;
  body?: object;
  headers?: Record<string, string>;
}

/** The server's answers by the end of the path; without an entry there is no connection. */
let answers: Record<string, Answer>;
let calls: { path: string; authorization: string | undefined }[];

beforeEach(() => {
  localStorage.clear();
  calls = [];
  answers = {};
  globalThis.fetch = jest.fn(async (path: unknown, init?: RequestInit) => {
    const { Authorization: authorization } = (init?.headers ?? {}) as Record<string, string>;
    calls.push({ path: String(path), authorization });
    const answer = answers[String(path).split('/').at(-1) ?? ''];
    if (!answer) throw new TypeError('no connection');
    const { status, body = {}, headers = {} } = answer;
    return {
      ok: status < 400,
      status,
      headers: new Map(Object.entries(headers)) as unknown as Headers,
      json: async () => body,
      text: async () => JSON.stringify(body),
      blob: async () => new Blob(['file']),
    } as Response;
  }) as typeof fetch;
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const opened = async () => {
  answers = { unlock: { status: 200, body: { token: 'a.b' } }, content: { status: 200, body: content } };
  const session = new GateSession('event-planners');
  session.subscribe(() => undefined);
  expect(await session.unlock('right')).toBeUndefined();
  expect(session.read()).toEqual({ at: 'open', content });
  return session;
};

describe('a session before a gate', () => {
  it('a gate session stores the token under a key with the page’s name, and shows it to the server alone', async () => {
    await opened();
    expect(key).toContain('event-planners');
    expect(localStorage.getItem(key)).toBe('a.b');
    expect(calls.at(-1)).toEqual({ path: '/api/gates/event-planners/content', authorization: 'Bearer a.b' });
  });

  it('a gate session stays closed and keeps nothing where the password is wrong', async () => {
    answers = { unlock: { status: 401, body: { code: 'wrong_password' } } };
    const session = new GateSession('event-planners');
    expect(await session.unlock('wrong')).toMatchObject({ problem: 'wrong_password' });
    expect(session.read()).toEqual({ at: 'closed', ended: false });
    expect(localStorage.length).toBe(0);
  });

  it('a gate session says how long to wait', async () => {
    answers = { unlock: { status: 429, body: { code: 'rate_limited' }, headers: { 'Retry-After': '8' } } };
    expect(await new GateSession('event-planners').unlock('x')).toMatchObject({
      problem: 'rate_limited',
      retryAfterSeconds: 8,
    });
  });

  it('a gate session opens automatically with an earlier token, and removes one that no longer fits', async () => {
    localStorage.setItem(key, 'a.b');
    answers = { content: { status: 200, body: content } };
    const session = new GateSession('event-planners');
    expect(session.read()).toEqual({ at: 'opening' });
    session.subscribe(() => undefined);
    await settled();
    expect(session.read()).toEqual({ at: 'open', content });

    answers = { content: { status: 401, body: { code: 'gate_locked' } } };
    await session.load();
    expect(session.read()).toEqual({ at: 'closed', ended: true });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('a gate session keeps the token, and what is open, while there is no connection', async () => {
    const session = await opened();
    answers = {};
    await session.load();
    expect(session.read()).toEqual({ at: 'open', content });
    const later = new GateSession('event-planners');
    later.subscribe(() => undefined);
    await settled();
    expect(later.read()).toEqual({ at: 'unreached' });
    expect(localStorage.getItem(key)).toBe('a.b');
  });

  it('a gate session closes when a file is refused', async () => {
    const session = await opened();
    answers = { 'deck.pdf': { status: 401 } };
    expect(await session.file('deck.pdf')).toEqual({ is: 'locked' });
    expect(session.read()).toEqual({ at: 'closed', ended: true });
  });

  it('a gate session takes the token that another tab got meanwhile', async () => {
    const session = await opened();
    localStorage.setItem(key, 'new.token');
    answers = { 'deck.pdf': { status: 404 }, content: { status: 200, body: content } };
    await session.load();
    expect(calls.at(-1)?.authorization).toBe('Bearer new.token');
    expect(session.read().at).toBe('open');
  });

  it('a gate session notices that another tab locked the page', async () => {
    const session = await opened();
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await settled();
    expect(session.read()).toEqual({ at: 'closed', ended: false });
  });

  it('a gate session works for the visit where the browser stores nothing', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await opened();
    expect(localStorage.length).toBe(0);
    expect(gateTokens['event-planners'].read()).toBe('a.b');
    gateTokens['event-planners'].write(undefined);
    setItem.mockRestore();
  });
});
