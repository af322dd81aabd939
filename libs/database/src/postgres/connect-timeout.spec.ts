import { ConnectTimeout, isConnectTimeout } from './connect-timeout';

const timedOut = new Error('timeout expired');

describe('the time-out of a connection', () => {
  it('doubles after each timed-out attempt, up to a minute', () => {
    const timeout = new ConnectTimeout(5000);
    const limits = Array.from({ length: 6 }, () => {
      timeout.failed(timedOut);
      return timeout.ms;
    });
    expect(limits).toEqual([10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
    timeout.succeeded();
    expect(timeout.ms).toBe(5000);
  });

  it('stays as it is where the server refuses', () => {
    const timeout = new ConnectTimeout(5000);
    timeout.failed(new Error('password authentication failed'));
    expect(timeout.ms).toBe(5000);
  });

  it.each([
    [timedOut, true],
    [new Error('Connection terminated due to connection timeout'), true],
    [Object.assign(new Error('connect ETIMEDOUT 10.0.0.1:5432'), { code: 'ETIMEDOUT' }), true],
    [new Error('timeout exceeded when trying to connect'), false],
    [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), false],
    [undefined, false],
  ])('is distinguished from other failures: %s', (error, expected) => expect(isConnectTimeout(error)).toBe(expected));
});
