import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface ThreadLimits {
  /** Per task. */
  milliseconds: number;
  /** Heap of the thread. */
  megabytes: number;
}

/**
 * A thread that answers one message with one message. A task that exceeds its limits ends the thread, not the process.
 */
export class LimitedThread<Task, Result> {
  private thread: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param data the thread's `workerData` */
  constructor(
    private readonly file: URL,
    private readonly data: unknown,
    private readonly limits: ThreadLimits,
  ) {}

  /** Tasks run one after the other. @returns undefined if the task failed or exceeded its limits */
  run(task: Task): Promise<Result | undefined> {
    const result = this.last.then(() => this.runNow(task));
    this.last = result;
    return result;
  }

  async stop(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private async runNow(task: Task): Promise<Result | undefined> {
    try {
      const thread = (this.thread ??= this.start());
      thread.postMessage(task);
      const signal = AbortSignal.timeout(this.limits.milliseconds);
      const [result] = (await once(thread, 'message', { signal })) as [Result];
      return result;
    } catch {
      await this.stop();
      return undefined;
    }
  }

  private start(): Worker {
    const thread = new Worker(this.file, {
      workerData: this.data,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
      execArgv: [],
    });
    // `once` reports an error to the task; an error between two tasks must not end the process.
    thread.on('error', () => void this.stop());
    thread.unref();
    return thread;
  }
}
