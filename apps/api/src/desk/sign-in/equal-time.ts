import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds of every request to sign in: longer than the work for a member. */
const floorMs = 300;

/** Settles as the work does, but after a minimum time, so that the duration does not reveal members. */
export async function inEqualTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), delay(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
