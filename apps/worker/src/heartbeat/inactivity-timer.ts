/** A step longer than this was no silence: the process itself slept. */
const longestStepMs = 30_000;

/** How long there was no sign of life, counted in steps so that a process that was stopped does not wake up too late. */
export class InactivityTimer {
  /** Milliseconds since the last sign of life, as far as somebody looked. */
  ms = 0;
  private at = performance.now();

  /** @param life whether there was a sign of life since the last look */
  note(life: boolean): void {
    const now = performance.now();
    this.ms = life ? 0 : this.ms + Math.min(now - this.at, longestStepMs);
    this.at = now;
  }
}
