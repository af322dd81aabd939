let offset = 0;

/** Derives the clock offset from an answer's `Date`, which is precise to the second. */
export function noteServerTime(header: string | null, now = Date.now()): void {
  const at = Date.parse(header ?? '');
  // Below two seconds the difference is rounding and latency.
  if (!Number.isNaN(at)) offset = Math.abs(at - now) < 2000 ? 0 : at - now;
}

/** Milliseconds since 1970 by the server's clock: deadlines are the server's, and a computer's clock may be wrong. */
export const serverNow = (): number => Date.now() + offset;
