/** Limits concurrent work; urgent work precedes all waiting work. */
export class Semaphore {
  private busy = 0;
  private readonly urgent: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>, urgent: boolean): Promise<T> {
    if (this.busy < this.most) this.busy += 1;
    // A freed slot is passed to the next waiting caller.
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
