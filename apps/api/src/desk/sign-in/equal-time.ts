import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that every request to sign in takes: longer than the work for a member. */
const floorMs = 300;

/** Resolves or rejects as the work does, but never sooner than for anybody else: how long it takes tells nobody who is a member. */
export async function inEqualTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), delay(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
