import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from './unavailable';

export interface BatcherOptions {
  /** Milliseconds that a request waits for others. */
  waitMs: number;
  largest: number;
  atOnce: number;
}

interface QueuedInput<Input, Result> {
  input: Input;
  settle: (result: Result) => void;
  fail: (error: unknown) => void;
}

/**
 * Batches requests made at nearly the same time, so that one statement and one commit serve them all. Each resolves
 * only after its statement is committed.
 */
export class Batcher<Input, Result> {
  private waiting: QueuedInput<Input, Result>[] = [];
  private running = 0;

  /** @param run returns the results in the order of the requests; writes for all of them or for none */
  constructor(
    private readonly run: (inputs: Input[]) => Promise<Result[]>,
    private readonly options: BatcherOptions,
  ) {}

  /** @throws the error of running this request alone; the error of the statement if the database is unavailable */
  request(input: Input): Promise<Result> {
    return new Promise((settle, fail) => {
      this.waiting.push({ input, settle, fail });
      if (this.running < this.options.atOnce) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.running += 1;
    while (this.waiting.length > 0) {
      if (this.waiting.length < this.options.largest) await delay(this.options.waitMs);
      const batch = this.waiting.splice(0, this.options.largest);
      if (batch.length > 0) await this.runBatch(batch);
    }
    this.running -= 1;
  }

  private async runBatch(batch: QueuedInput<Input, Result>[]): Promise<void> {
    try {
      const results = await this.run(batch.map(({ input }) => input));
      batch.forEach(({ settle }, place) => settle(results[place] as Result));
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { fail } of batch) fail(error);
      // One of them is invalid and nothing was written: runs each separately.
      else for (const one of batch) await this.runBatch([one]);
    }
  }
}
