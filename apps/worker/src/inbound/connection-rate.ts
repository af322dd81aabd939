const minuteMs = 60_000;
/**
 * Maximum number of remembered addresses; beyond it counting restarts, which admits more rather than fewer connections.
 */
const mostAddresses = 10_000;

export class ConnectionRate {
  private readonly counts = new Map<string, number>();
  private since = 0;

  constructor(private readonly perMinute: number) {}

  /** @param now milliseconds of any monotonic clock */
  admit(address: string, now = performance.now()): boolean {
    if (now - this.since >= minuteMs || this.counts.size >= mostAddresses) {
      this.counts.clear();
      this.since = now;
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count <= this.perMinute;
  }
}
