const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const WITHIN_MS = 60_000;
const MOST = 10;

/** Restart policy of a part: increasing waits, and no restart after ten ends within a minute. */
export class Restarts {
  #ends = [];

  /** @param {() => number} now milliseconds */
  constructor(now = Date.now) {
    this.now = now;
  }

  /**
   * Records that the part ended.
   * @returns {number | undefined} milliseconds until the restart; undefined if it is given up
   */
  next() {
    const now = this.now();
    this.#ends = [...this.#ends.filter((at) => now - at < WITHIN_MS), now];
    if (this.#ends.length > MOST) return undefined;
    return Math.min(FIRST_WAIT_MS * 2 ** (this.#ends.length - 1), LONGEST_WAIT_MS);
  }
}
