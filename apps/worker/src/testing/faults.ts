import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '@mainstage/database/unavailable';
import type { RunningWorker } from './running-worker';
import type { Stage } from './stage';
import { until } from './until';

interface FaultyStage {
  stage: Stage;
  startWorker: () => Promise<RunningWorker>;
  /** Kills the database server and starts it again; without it this fault does not happen. */
  restartDatabase?: () => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
}

interface WorkDuringFaults {
  faults: number;
  /** Number of pieces of work, spread over the faults. */
  count: number;
  work: (index: number) => Promise<void>;
}

const behaviours = ['close-before-dot', 'close-after-dot', 'rcpt-451', 'data-451', 'accept', 'accept'] as const;

/**
 * Works while worker, database, queue and mail server fail, every kind of fault in turn. Then every mail ends, and the
 * outbox is compared with what arrived. Each fault runs beside its share of the work, and both end even if one of them
 * fails: a retry of the test runs alone.
 */
export async function workDuringFaults(
  { stage, startWorker, restartDatabase, random }: FaultyStage,
  { faults, count, work }: WorkDuringFaults,
): Promise<void> {
  let worker = await startWorker();
  const kinds = [
    async () => {
      await worker.kill();
      worker = await startWorker();
    },
    ...(restartDatabase ? [restartDatabase] : []),
    () => stage.wipeQueue(),
    () => Promise.resolve(stage.peer.cut()),
    () => stage.behave(behaviours[Math.floor(random() * behaviours.length)]!),
  ];
  const fault = async (index: number) => {
    await kinds[index % kinds.length]!();
    await onceAvailable(() => stage.outbox.skipWaits());
    await onceAvailable(() => stage.outbox.skipLeases());
  };
  const share = async (from: number, to: number) => {
    for (let index = from; index < to; index++) {
      await delay(random() * 250);
      await work(index);
    }
  };
  const upTo = (index: number) => Math.round((index * count) / faults);
  for (let index = 0; index < faults; index++) await bothEnd(fault(index), share(upTo(index), upTo(index + 1)));
  await everyMailEnds(stage);
  await stage.check();
}

async function everyMailEnds(stage: Stage): Promise<void> {
  await stage.behave('accept');
  const unsettled = async () => {
    await stage.outbox.skipWaits();
    await stage.outbox.skipDispatchAge();
    await delay(250);
    return stage.outbox.sql(`SELECT id FROM mails WHERE status IN ('due', 'sending')`);
  };
  await until('every mail to end', unsettled, (mails) => mails.length === 0, 300_000);
}

/** @throws the first error, after both have ended */
async function bothEnd(...running: Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(running)) if (end.status === 'rejected') throw end.reason;
}

/**
 * Repeats database work until the database is available: a connection that was open during a restart fails once.
 * @throws every other error
 */
export async function onceAvailable<T>(work: () => Promise<T>): Promise<T> {
  const tried = async () => {
    try {
      return { result: await work() };
    } catch (error) {
      if (isUnavailable(error)) return undefined;
      throw error;
    }
  };
  return (await until('the database', tried, (done) => done !== undefined))!.result;
}
