/** Limits concurrent work; urgent work goes before all that waits. */
export class Semaphore {
  private busy = 0;
  private readonly urgent: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  /** @param most maximum of concurrent work */
  constructor(private readonly most: number) {}

  /** Runs the work when a slot is free. @returns and throws what the work does */
  async run<T>(work: () => Promise<T>, urgent: boolean): Promise<T> {
    if (this.busy < this.most) this.busy += 1;
    // A freed slot is handed over to the next that waits.
    else await new Promise<void>((resolve) => (urgent ? this.urgent : this.others).push(resolve));
    try {
      return await work();
    } finally {
      const next = this.urgent.shift() ?? this.others.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}
