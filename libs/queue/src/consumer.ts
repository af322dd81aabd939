import { setTimeout as delay } from 'node:timers/promises';
import type { Job, Worker } from 'bullmq';
import { JobFailed } from './jobs/job-failed';
import { within } from '@mainstage/observability/within';
import type { Backend, WorkerConnection } from './backend';
import { callTimeoutMs, queueName, workerOptions } from './queue-settings';

const retryMs = 2000;
/** Milliseconds that BullMQ may take to close once no job is active; without its server it would wait forever. */
const closeMs = 2000;

interface RunningConsumer {
  worker: Worker;
  connection: WorkerConnection;
}

export interface ConsumerOptions {
  concurrency: number;
  onError: (error: Error) => void;
}

/**
 * Takes jobs off the queue. It waits for the server before it creates BullMQ's Worker, because a Worker created too
 * early looks alive and takes nothing; `restart` creates a new one when no jobs are processed any more.
 */
export class Consumer {
  private current: RunningConsumer | undefined;
  private generation = 0;
  private active = 0;
  private lastStart = performance.now();
  private endPause: (() => void) | undefined;
  private life: Promise<void>;

  constructor(
    private readonly backend: Backend,
    private readonly run: (name: string, payload: unknown) => Promise<void>,
    private readonly options: ConsumerOptions,
  ) {
    this.life = this.live(this.generation);
  }

  /** Whether every slot has a job: then a job that does not start proves nothing. */
  get busy(): boolean {
    return this.active >= this.options.concurrency;
  }

  /** Milliseconds since a job last started, or since the consumer was created. */
  get idleMs(): number {
    return performance.now() - this.lastStart;
  }

  /**
   * Abandons the current Worker and creates another; active jobs run to their end. Does nothing while it waits for the
   * server.
   */
  async restart(): Promise<void> {
    if (!this.current) return;
    const left = await this.detach();
    // Not awaited: closing takes long on a stale connection.
    if (left) void this.shut(left, true, callTimeoutMs);
    this.lastStart = performance.now();
    this.life = this.live(this.generation);
  }

  /** @param graceMs milliseconds that active jobs may take */
  async close(graceMs: number): Promise<void> {
    const left = await this.detach();
    if (left) await this.shut(left, false, graceMs);
  }

  private async live(generation: number): Promise<void> {
    while (generation === this.generation) {
      try {
        await within(callTimeoutMs, 'The server of the queue', this.backend.prepare());
        if (generation !== this.generation) return;
        const connection = this.backend.forWorker(this.options.concurrency);
        const worker = connection.worker(queueName, (job) => this.process(job), {
          ...workerOptions,
          concurrency: this.options.concurrency,
        });
        worker.on('error', this.options.onError);
        this.current = { worker, connection };
        return;
      } catch (error) {
        this.options.onError(error as Error);
        await this.pause();
      }
    }
  }

  private async process(job: Job): Promise<void> {
    this.lastStart = performance.now();
    this.active += 1;
    try {
      await this.run(job.name, job.data);
    } catch (error) {
      // A failure of the handler is no fault of the queue; the job shows the reason.
      if (!(error instanceof JobFailed)) this.options.onError(error as Error);
      throw error;
    } finally {
      this.active -= 1;
    }
  }

  private async detach(): Promise<RunningConsumer | undefined> {
    this.generation += 1;
    this.endPause?.();
    await this.life;
    const { current } = this;
    this.current = undefined;
    return current;
  }

  private async shut({ worker, connection }: RunningConsumer, force: boolean, graceMs: number): Promise<void> {
    const closing = worker.close(force);
    if (!force) await Promise.race([closing, this.jobsDone(graceMs)]).catch(this.options.onError);
    await within(closeMs, 'Closing the worker', closing).catch(this.options.onError);
    await within(callTimeoutMs, 'Closing the connection of the worker', connection.close()).catch(this.options.onError);
  }

  private async jobsDone(graceMs: number): Promise<void> {
    for (const latest = performance.now() + graceMs; this.active > 0 && performance.now() < latest;) await delay(50);
  }

  private async pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, retryMs);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endPause = undefined;
  }
}
