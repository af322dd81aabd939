import type { Queue } from 'bullmq';
import { within } from '@mainstage/observability/within';
import type { Backend, QueueConnection } from './backend';
import { callTimeoutMs, jobOptions, queueName, streams } from './queue-settings';

/** The queue is closed or its server does not respond. */
class QueueDown extends Error {
  override readonly name = 'QueueDown';
}

/** Adds jobs: creates BullMQ's Queue when its server responds, and again when that failed. */
export class Producer {
  private built: Promise<{ queue: Queue; connection: QueueConnection }> | undefined;
  private closed = false;

  constructor(
    private readonly backend: Backend,
    private readonly onError: (error: Error) => void,
  ) {}

  /**
   * Runs a call on the queue.
   * @throws QueueDown or TimedOut, or what the call threw
   */
  async run<T>(what: string, call: (queue: Queue) => Promise<T>, timeoutMs = callTimeoutMs): Promise<T> {
    return within(
      timeoutMs,
      `The queue's ${what}`,
      this.queue().then((queue) => call(queue)),
    );
  }

  async queue(): Promise<Queue> {
    // BullMQ would never settle a call after close().
    if (this.closed) throw new QueueDown('The queue is closed');
    this.built ??= this.build().catch((error: unknown) => {
      this.built = undefined;
      throw error;
    });
    return (await this.built).queue;
  }

  async close(): Promise<void> {
    this.closed = true;
    const built = await this.built?.catch(() => undefined);
    if (!built) return;
    await within(callTimeoutMs, 'Closing the queue', built.queue.close()).catch(this.onError);
    await within(callTimeoutMs, 'Closing the connection of the queue', built.connection.close()).catch(this.onError);
  }

  private async build() {
    await within(callTimeoutMs, 'The server of the queue', this.backend.prepare());
    const connection = this.backend.forQueue();
    const queue = connection.queue(queueName, { defaultJobOptions: jobOptions, streams });
    queue.on('error', this.onError);
    try {
      await within(callTimeoutMs, 'The queue', queue.waitUntilReady());
      return { queue, connection };
    } catch (error) {
      void queue.close().catch(this.onError);
      void connection.close().catch(this.onError);
      throw error;
    }
  }
}
