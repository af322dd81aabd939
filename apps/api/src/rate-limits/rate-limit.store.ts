/** Call counters shared by all API processes. */
export abstract class RateLimitStore {
  /**
   * Counts one call in the current window of a counter, a minute by default.
   * @param key names the counter; stored unchanged, so pass a hash
   * @returns milliseconds until the next window where this one is full; 0 where the call was counted
   */
  abstract consume(key: string, limit: number, windowMs?: number): Promise<number>;
}
