import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again and again until the answer passes.
 * @throws with the last answer once the time is up
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  passes: (answer: T) => boolean,
  milliseconds = 20_000,
): Promise<T> {
  for (const latest = Date.now() + milliseconds; ; await delay(50)) {
    const answer = await ask();
    if (passes(answer)) return answer;
    if (Date.now() > latest)
      throw new Error(`Waited in vain for ${what}; the last answer was ${JSON.stringify(answer)}`);
  }
}
