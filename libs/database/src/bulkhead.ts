import { DatabaseUnavailable, isUnavailable } from './unavailable';

interface WaitingTask {
  start: () => void;
  fail: (error: unknown) => void;
}

/** Milliseconds after which waiting work fails; the pages retry. */
const defaultWaitLimitMs = 10_000;

/**
 * Limits the connections of one kind of work, so that a blocked table stops only work that needs it. Further work waits
 * in a bounded queue; if the database turns out to be unavailable, all of it fails together instead of timing out one
 * by one.
 */
export class Bulkhead {
  private running = 0;
  private waiting: WaitingTask[] = [];

  /**
   * @param width maximum of concurrent work
   * @param longest maximum of waiting work
   * @param waitLimitMs maximum wait
   */
  constructor(
    private readonly width: number,
    private readonly longest = 5000,
    private readonly waitLimitMs = defaultWaitLimitMs,
  ) {}

  /**
   * @throws DatabaseUnavailable if the queue is full or too slow or the database is unavailable, or the error of the
   * work
   */
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
      const own: WaitingTask = {
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
        fail(new DatabaseUnavailable('The waiting line for the database is too slow'));
      }, this.waitLimitMs);
      this.waiting.push(own);
    });
  }
}
