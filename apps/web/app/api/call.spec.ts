// Rules: problem.codes
import { jest } from '@jest/globals';
import { getJson, hasFields } from './get-json';

const isDate = hasFields<{ startsAt: string; seats: number }>({ startsAt: 'string', seats: 'number' });

function answers(status: number, text: string, headers: Record<string, string> = {}) {
  globalThis.fetch = jest.fn(
    async () =>
      ({
        ok: status < 400,
        status,
        headers: new Map(Object.entries(headers)),
        text: async () => text,
      }) as unknown as Response,
  );
}

describe('a call to the server', () => {
  it('gives an answer of the expected shape', async () => {
    answers(200, '{"startsAt":"2030-07-18T11:00:00+02:00","seats":100}');
    expect(await getJson('/api/x', isDate)).toEqual({
      ok: true,
      answer: { startsAt: '2030-07-18T11:00:00+02:00', seats: 100 },
    });
  });

  it.each(['<html>', '[]', 'null', '{"startsAt":"2030"}', '{"startsAt":"2030","seats":"100"}'])(
    'takes %s for no answer',
    async (text) => {
      answers(200, text);
      expect(await getJson('/api/x', isDate)).toEqual({ ok: false, problem: 'network' });
    },
  );

  it('says which problem it is, when to come back, and what the refusal said', async () => {
    answers(429, '{"code":"rate_limited"}', { 'Retry-After': '30' });
    expect(await getJson('/api/x', isDate)).toMatchObject({
      ok: false,
      problem: 'rate_limited',
      status: 429,
      retryAfterSeconds: 30,
      content: { code: 'rate_limited' },
    });
  });

  it.each([502, 503, 504])('reads the %s of a proxy as unavailable', async (status) => {
    answers(status, '<html>');
    expect(await getJson('/api/x', isDate)).toMatchObject({ ok: false, problem: 'unavailable', status });
  });

  it('ends when its caller leaves', async () => {
    globalThis.fetch = jest.fn(
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    ) as typeof fetch;
    const leaving = new AbortController();
    const result = getJson('/api/x', isDate, { signal: leaving.signal });
    leaving.abort();
    expect(await result).toEqual({ ok: false, problem: 'network' });
  });
});
