/** Holds so many pieces of work at a time; what is urgent goes before all that wait. */
export class Semaphore {
  private busy = 0;
  private readonly urgent: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  /** @param most pieces of work at a time */
  constructor(private readonly most: number) {}

  /** Runs the work when there is a hand for it. @returns and throws what the work does */
  async run<T>(work: () => Promise<T>, urgent: boolean): Promise<T> {
    if (this.busy < this.most) this.busy += 1;
    // Whoever lets go hands over.
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
