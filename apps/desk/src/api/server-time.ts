let offset = 0;

/** Takes the server's clock from an answer's `Date`, which is precise to the second. */
export function noteServerTime(header: string | null, now = Date.now()): void {
  const at = Date.parse(header ?? '');
  // Below two seconds it is the header's own rounding and the way of the answer.
  if (!Number.isNaN(at)) offset = Math.abs(at - now) < 2000 ? 0 : at - now;
}

/** Milliseconds since 1970 by the server's clock: a computer's own may be wrong, and deadlines are the server's. */
export const serverNow = (): number => Date.now() + offset;
