import type { CallFailure } from './call';
import { pause } from './pause';

/** Milliseconds before each retry, unless the server asks for longer: about a minute in all. */
export const retryPace = { waitsMs: [2000, 4000, 8000, 15_000, 30_000], longestMs: 30_000 };

interface RetryOptions {
  /** Called once, before the first wait. */
  onWaiting: () => void;
  /** Ends the wait; the last failure is then the result. */
  signal: AbortSignal;
}

/**
 * Sends, and retries while the server is temporarily unavailable. Every attempt needs the same idempotency key: the
 * server may have accepted an earlier one without being able to answer.
 * @returns the first final result, or the last failure when all attempts are used up
 */
export async function sendWithRetry<Result extends { ok: true } | CallFailure>(
  send: () => Promise<Result>,
  { onWaiting, signal }: RetryOptions,
): Promise<Result> {
  let result = await send();
  for (const [tries, waitMs] of retryPace.waitsMs.entries()) {
    if (result.ok || result.problem !== 'unavailable' || signal.aborted) break;
    if (tries === 0) onWaiting();
    const requestedMs = Math.min((result.retryAfterSeconds ?? 0) * 1000, retryPace.longestMs);
    await pause(Math.max(waitMs, requestedMs), signal);
    if (signal.aborted) break;
    result = await send();
  }
  return result;
}
