import { DatabaseUnavailable, isUnavailable } from './unavailable';

interface Waiting {
  start: () => void;
  fail: (error: unknown) => void;
}

/** Who has waited so long, in milliseconds, is told to try again: a page does so by itself. */
const patience = 10_000;

/**
 * A part of the connections: work of one kind never takes more of them than its part is wide, so that a table that is
 * stuck stops what needs it and nothing else. The rest waits here, in a line that has an end; where the database turns
 * out to be away, all who wait are told at once, instead of finding out one after the other.
 */
export class Bulkhead {
  private running = 0;
  private waiting: Waiting[] = [];

  /**
   * @param width how many run at the same time
   * @param longest how many may wait
   * @param patienceMs how long each of them may
   */
  constructor(
    private readonly width: number,
    private readonly longest = 5000,
    private readonly patienceMs = patience,
  ) {}

  /** @throws DatabaseUnavailable where the line is full or too slow or the database away, or what the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.width) await this.wait();
    else this.running += 1;
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error)) for (const { fail } of this.waiting.splice(0)) fail(error);
      throw error;
    } finally {
      const next = this.waiting.shift();
      if (next) next.start();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.longest) throw new DatabaseUnavailable('Too many wait for the database');
    return new Promise((start, fail) => {
      const own: Waiting = {
        start: () => {
          clearTimeout(timer);
          start();
        },
        fail: (error) => {
          clearTimeout(timer);
          fail(error as Error);
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(own), 1);
        fail(new DatabaseUnavailable('The line before the database is too slow'));
      }, this.patienceMs);
      this.waiting.push(own);
    });
  }
}
