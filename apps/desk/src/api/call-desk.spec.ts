import { jest } from '@jest/globals';
import { callDesk } from './call-desk';

const answers = (status: number, body: string, headers: Record<string, string> = {}) => {
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    Promise.resolve({
      ok: status < 400,
      status,
      headers: new Headers(headers),
      text: () => Promise.resolve(body),
    } as Response),
  );
};

describe('a call of the desk', () => {
  it('gives the answer, or nothing where there is none', async () => {
    answers(200, '{"id":"a1"}');
    await expect(callDesk('/leads/a1')).resolves.toEqual({ id: 'a1' });
    answers(204, '');
    await expect(callDesk('/sign-out', { method: 'POST' })).resolves.toBeUndefined();
  });

  it('is marked as the page’s own where nobody has pressed anything for a minute', async () => {
    answers(204, '');
    const markOf = async () => {
      await callDesk('/today');
      const [, options] = jest.mocked(globalThis.fetch).mock.lastCall ?? [];
      return new Headers(options?.headers).get('X-Desk-Background');
    };
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await markOf()).toBe('1');
    dispatchEvent(new Event('keydown'));
    expect(await markOf()).toBeNull();
    now.mockRestore();
  });

  it('throws the problem with the lead as it is now', async () => {
    answers(409, '{"code":"changed_meanwhile","current":{"id":"a1","version":4}}');
    await expect(callDesk('/leads/a1')).rejects.toMatchObject({
      code: 'changed_meanwhile',
      current: { id: 'a1', version: 4 },
    });
  });

  it('says how long to wait', async () => {
    answers(429, '{"code":"rate_limited"}', { 'Retry-After': '30' });
    await expect(callDesk('/sign-in')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 30 });
  });

  it('tells a proxy’s own page from an unavailable network', async () => {
    answers(502, '<h1>Bad gateway</h1>');
    await expect(callDesk('/today')).rejects.toMatchObject({ code: 'unavailable' });
    globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callDesk('/today')).rejects.toMatchObject({ code: 'network' });
  });
});
