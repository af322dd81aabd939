import { jest } from '@jest/globals';
import type { Consumer } from '@mainstage/queue/consumer';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { pino } from 'pino';
import type { Heartbeats } from './heartbeats';
import { Watchdog } from './watchdog';

const add = jest.fn<JobQueue['add']>();
const has = jest.fn<JobQueue['has']>();
const beat = jest.fn<Heartbeats['beat']>();
const hasBeaten = jest.fn<Heartbeats['hasBeaten']>();
const restart = jest.fn<() => Promise<void>>();
const leave = jest.fn();

const everything: JobQueue['has'] = async (jobIds) => new Map(jobIds.map((jobId) => [jobId, 'waiting']));
const nothing: JobQueue['has'] = async () => new Map();

/** A pulse over a queue and a consumer in the given state; leaves after ten minutes without a heartbeat. */
function pulseOver(consumer: { busy: boolean; idleMs: number }): Watchdog {
  const pulse = new Watchdog(
    { WORKER_EXIT_AFTER_SECONDS: 600 },
    { beat, hasBeaten } as unknown as Heartbeats,
    { add, has } as unknown as JobQueue,
    pino({ level: 'silent' }),
  );
  pulse.start({ ...consumer, restart } as unknown as Consumer, leave);
  return pulse;
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  for (const mock of [add, has, beat, hasBeaten, restart, leave]) mock.mockReset();
  add.mockResolvedValue();
  has.mockImplementation(everything);
  hasBeaten.mockResolvedValue(true);
  restart.mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

describe('the pulse', () => {
  it('builds the consumer anew when heartbeats go in and none comes out, and again when that did not help', async () => {
    const pulse = pulseOver({ busy: false, idleMs: 60_000 });
    await seconds(14);
    expect(restart).not.toHaveBeenCalled();
    await seconds(2);
    expect(restart).toHaveBeenCalledTimes(1);
    await seconds(16);
    expect(restart).toHaveBeenCalledTimes(2);
    await pulse.stop();
  });

  it('builds the consumer anew when heartbeats do not even go in', async () => {
    add.mockRejectedValue(new Error('no answer'));
    const pulse = pulseOver({ busy: false, idleMs: 60_000 });
    await seconds(25);
    expect(restart).toHaveBeenCalled();
    await pulse.stop();
  });

  it('leaves a consumer alone that takes jobs, or whose heartbeats another worker takes', async () => {
    const pulse = pulseOver({ busy: false, idleMs: 100 });
    await seconds(120);
    has.mockImplementation(nothing);
    const other = pulseOver({ busy: false, idleMs: 60_000 });
    await seconds(120);
    expect(restart).not.toHaveBeenCalled();
    await Promise.all([pulse.stop(), other.stop()]);
  });

  it('takes full hands for a sign of life, without a job that would only wait', async () => {
    const pulse = pulseOver({ busy: true, idleMs: 60_000 });
    await seconds(60);
    expect(add).not.toHaveBeenCalled();
    expect(beat).toHaveBeenCalled();
    expect(restart).not.toHaveBeenCalled();
    await pulse.stop();
  });

  it('has at most one heartbeat on the queue, and gives one up that got stuck', async () => {
    const pulse = pulseOver({ busy: false, idleMs: 60_000 });
    await seconds(59);
    expect(add).toHaveBeenCalledTimes(1);
    await seconds(10);
    expect(add).toHaveBeenCalledTimes(2);
    await pulse.stop();
  });

  it('says that it is dead half-way, and leaves once when no heartbeat was written for too long', async () => {
    hasBeaten.mockResolvedValue(false);
    const pulse = pulseOver({ busy: false, idleMs: 100 });
    await seconds(290);
    expect(pulse.alive).toBe(true);
    await seconds(20);
    expect(pulse.alive).toBe(false);
    await seconds(280);
    expect(leave).not.toHaveBeenCalled();
    await seconds(60);
    expect(leave).toHaveBeenCalledTimes(1);
    await pulse.stop();
  });

  it('says that it is dead when it hangs itself', async () => {
    hasBeaten.mockReturnValue(new Promise(() => undefined));
    const pulse = pulseOver({ busy: false, idleMs: 100 });
    await seconds(80);
    expect(pulse.alive).toBe(true);
    await seconds(20);
    expect(pulse.alive).toBe(false);
  });

  it('does not leave because the process was stopped for hours', async () => {
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    hasBeaten.mockResolvedValue(false);
    const pulse = pulseOver({ busy: false, idleMs: 100 });
    now += 4 * 3600 * 1000;
    await seconds(5);
    expect(leave).not.toHaveBeenCalled();
    await pulse.stop();
  });
});
