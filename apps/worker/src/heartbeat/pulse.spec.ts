import { jest } from '@jest/globals';
import type { Consumer } from '@mainstage/queue/consumer';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { pino } from 'pino';
import type { Database } from '../process/database';
import { Pulse } from './pulse';

const add = jest.fn<JobQueue['add']>();
const query = jest.fn<() => Promise<{ rows: never[] }>>();
const restart = jest.fn<() => Promise<void>>();

/** A pulse over a queue that takes every job and a consumer in the given state. */
function pulseOver(consumer: { busy: boolean; idleMs: number }): Pulse {
  const pulse = new Pulse(
    { pool: { query } } as unknown as Database,
    { add } as unknown as JobQueue,
    pino({ level: 'silent' }),
  );
  pulse.start({ ...consumer, restart } as unknown as Consumer);
  return pulse;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  for (const mock of [add, query, restart]) mock.mockReset();
  add.mockResolvedValue();
  query.mockResolvedValue({ rows: [] });
  restart.mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

describe('the pulse', () => {
  it('builds the consumer anew when jobs go in and none comes out', async () => {
    const pulse = pulseOver({ busy: false, idleMs: 60_000 });
    await jest.advanceTimersByTimeAsync(24_000);
    expect(restart).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(5000);
    expect(restart).toHaveBeenCalledTimes(1);
    await pulse.stop();
  });

  it('leaves a consumer alone that takes jobs', async () => {
    const pulse = pulseOver({ busy: false, idleMs: 100 });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(restart).not.toHaveBeenCalled();
    await pulse.stop();
  });

  it('leaves a consumer alone while the queue is away', async () => {
    add.mockRejectedValue(new Error('away'));
    const pulse = pulseOver({ busy: false, idleMs: 60_000 });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(restart).not.toHaveBeenCalled();
    await pulse.stop();
  });

  it('takes full hands for a sign of life, without a job that would only wait', async () => {
    const pulse = pulseOver({ busy: true, idleMs: 60_000 });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(add).not.toHaveBeenCalled();
    expect(query).toHaveBeenCalled();
    expect(restart).not.toHaveBeenCalled();
    await pulse.stop();
  });
});
