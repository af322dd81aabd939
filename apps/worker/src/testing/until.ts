import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again and again until the answer passes. The limit is for a machine with a lot to do; only where a time was
 * promised is it the promise.
 * @throws with the last answer once the time is up
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  passes: (answer: T) => boolean,
  milliseconds = 60_000,
): Promise<T> {
  for (const latest = performance.now() + milliseconds; ; await delay(50)) {
    const answer = await ask();
    if (passes(answer)) return answer;
    if (performance.now() > latest)
      throw new Error(`Waited in vain for ${what}; the last answer was ${JSON.stringify(answer)}`);
  }
}
