import { setTimeout as delay } from 'node:timers/promises';

/**
 * Polls until the value passes. The default limit allows for a busy machine; tests of a guaranteed time pass that time.
 * @throws Error with the last value when the time is over
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
      throw new Error(`Timed out waiting for ${what}; the last value ended with ${ending(answer)}`);
  }
}

/** Of the output of a process the last lines matter, and a report cuts a long message. */
const ending = (answer: unknown) => String(typeof answer === 'string' ? answer : JSON.stringify(answer)).slice(-600);
