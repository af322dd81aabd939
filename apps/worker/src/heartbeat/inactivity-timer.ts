/** A longer step means that the process itself was suspended, not that it was idle. */
const longestStepMs = 30_000;

/** Measures inactivity in bounded steps, so that a process resumed after a suspension is not considered inactive. */
export class InactivityTimer {
  ms = 0;
  private at = performance.now();

  /** @param life whether there was activity since the last call */
  note(life: boolean): void {
    const now = performance.now();
    this.ms = life ? 0 : this.ms + Math.min(now - this.at, longestStepMs);
    this.at = now;
  }
}
