import { failedResponses } from './error-responses.mjs';

const line = (status: number, ms: number, msg = 'request') =>
  JSON.stringify({
    level: 'error',
    time: '2026-11-22T20:55:09.465Z',
    route: '/api/contact-submissions',
    status,
    ms,
    msg,
  });

describe('the failed responses of the API', () => {
  it('the failed responses of the API include errors slower than three seconds and internal errors', () => {
    const log = [line(503, 2999), line(503, 3001), line(201, 9000), line(500, 5), line(503, 9000, 'other')].join('\n');
    expect(failedResponses(log, 1)).toEqual([
      { route: '/api/contact-submissions', status: 503, ms: 3001, at: Date.parse('2026-11-22T20:55:09.465Z') },
      { route: '/api/contact-submissions', status: 500, ms: 5, at: Date.parse('2026-11-22T20:55:09.465Z') },
    ]);
  });

  it('the failed responses of the API permit more time on a slower machine and a truncated log line', () => {
    expect(failedResponses(`${line(503, 5000)}\n${line(503, 7000)}\n${line(503, 9000).slice(0, -9)}`, 2)).toHaveLength(
      1,
    );
  });
});
