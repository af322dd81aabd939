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

/** A watchdog over a queue and a consumer in the given state; it leaves after ten minutes without a heartbeat. */
function watchdogOver(consumer: { busy: boolean; idleMs: number }): Watchdog {
  const watchdog = new Watchdog(
    { WORKER_EXIT_AFTER_SECONDS: 600 },
    { beat, hasBeaten } as unknown as Heartbeats,
    { add, has } as unknown as JobQueue,
    pino({ level: 'silent' }),
  );
  watchdog.start({ ...consumer, restart } as unknown as Consumer, leave);
  return watchdog;
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

describe('the watchdog', () => {
  it('the watchdog restarts the consumer when no heartbeat is processed, and again if that does not help', async () => {
    const watchdog = watchdogOver({ busy: false, idleMs: 60_000 });
    await seconds(14);
    expect(restart).not.toHaveBeenCalled();
    await seconds(2);
    expect(restart).toHaveBeenCalledTimes(1);
    await seconds(16);
    expect(restart).toHaveBeenCalledTimes(2);
    await watchdog.onModuleDestroy();
  });

  it('the watchdog restarts the consumer when heartbeats cannot be added', async () => {
    add.mockRejectedValue(new Error('no answer'));
    const watchdog = watchdogOver({ busy: false, idleMs: 60_000 });
    await seconds(25);
    expect(restart).toHaveBeenCalled();
    await watchdog.onModuleDestroy();
  });

  it('the watchdog does not restart a consumer that takes jobs or whose heartbeats another worker takes', async () => {
    const watchdog = watchdogOver({ busy: false, idleMs: 100 });
    await seconds(120);
    has.mockImplementation(nothing);
    const other = watchdogOver({ busy: false, idleMs: 60_000 });
    await seconds(120);
    expect(restart).not.toHaveBeenCalled();
    await Promise.all([watchdog.onModuleDestroy(), other.onModuleDestroy()]);
  });

  it('the watchdog treats a consumer at full concurrency as alive and adds no job that would only wait', async () => {
    const watchdog = watchdogOver({ busy: true, idleMs: 60_000 });
    await seconds(60);
    expect(add).not.toHaveBeenCalled();
    expect(beat).toHaveBeenCalled();
    expect(restart).not.toHaveBeenCalled();
    await watchdog.onModuleDestroy();
  });

  it('the watchdog has at most one heartbeat on the queue, and gives up one that is stuck', async () => {
    const watchdog = watchdogOver({ busy: false, idleMs: 60_000 });
    await seconds(59);
    expect(add).toHaveBeenCalledTimes(1);
    await seconds(10);
    expect(add).toHaveBeenCalledTimes(2);
    await watchdog.onModuleDestroy();
  });

  it('the watchdog reports not alive after half the time without a heartbeat, and exits once after all', async () => {
    hasBeaten.mockResolvedValue(false);
    const watchdog = watchdogOver({ busy: false, idleMs: 100 });
    await seconds(290);
    expect(watchdog.alive).toBe(true);
    await seconds(20);
    expect(watchdog.alive).toBe(false);
    await seconds(280);
    expect(leave).not.toHaveBeenCalled();
    await seconds(60);
    expect(leave).toHaveBeenCalledTimes(1);
    await watchdog.onModuleDestroy();
  });

  it('the watchdog reports not alive when its own loop hangs', async () => {
    hasBeaten.mockReturnValue(new Promise(() => undefined));
    const watchdog = watchdogOver({ busy: false, idleMs: 100 });
    await seconds(80);
    expect(watchdog.alive).toBe(true);
    await seconds(20);
    expect(watchdog.alive).toBe(false);
  });

  it('the watchdog does not leave because the process was suspended for hours', async () => {
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    hasBeaten.mockResolvedValue(false);
    const watchdog = watchdogOver({ busy: false, idleMs: 100 });
    now += 4 * 3600 * 1000;
    await seconds(5);
    expect(leave).not.toHaveBeenCalled();
    await watchdog.onModuleDestroy();
  });
});
