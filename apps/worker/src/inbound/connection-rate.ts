const minuteMs = 60_000;
/** Addresses that are remembered; beyond that the count begins again, which admits more rather than less. */
const mostAddresses = 10_000;

/** Limits the connections that one address may open in a minute. */
export class ConnectionRate {
  private readonly counts = new Map<string, number>();
  private since = 0;

  constructor(private readonly perMinute: number) {}

  /** @param now milliseconds of any steady clock */
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
