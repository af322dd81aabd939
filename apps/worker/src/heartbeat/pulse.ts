import { randomUUID } from 'node:crypto';
import type { Logger } from '@mainstage/observability/logger';
import type { Consumer } from '@mainstage/queue/consumer';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectQueue } from '../injection';
import { Database } from '../process/database';
import { Routine } from '../process/routine';
import { beat } from './beats';

const everyMs = 5000;
/** Heartbeats put on the queue, but not taken from it, that make us build the consumer anew. */
const patience = 5;

/**
 * Sends a job through the queue every few seconds, as the only proof that jobs come through. When they go in and this
 * process takes none, its consumer is dead whatever it says of itself, and is built anew.
 */
@Injectable()
export class Pulse {
  private readonly routine: Routine;
  private readonly instance = randomUUID().slice(0, 8);
  private consumer: Consumer | undefined;
  private unanswered = 0;

  constructor(
    private readonly database: Database,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.routine = new Routine('pulse', () => this.tick(), logger);
  }

  start(consumer: Consumer): void {
    this.consumer = consumer;
    this.routine.start();
  }

  async stop(): Promise<void> {
    await this.routine.stop();
  }

  private async tick(): Promise<number> {
    const { consumer } = this;
    if (!consumer) return everyMs;
    if (consumer.idleMs < everyMs) this.unanswered = 0;
    if (consumer.busy) {
      // All hands are full, perhaps with a mail server that hangs: alive, but no heartbeat would come through.
      this.unanswered = 0;
      await beat(this.database.pool);
      return everyMs;
    }
    if (this.unanswered >= patience) {
      this.logger.error('jobs go in and do not come out: the consumer is built anew');
      this.unanswered = 0;
      await consumer.restart();
    }
    // Another id each minute: one that got stuck must not block all later ones.
    const jobId = `heartbeat-${this.instance}-${Math.floor(Date.now() / 60_000)}`;
    await this.queue.add('heartbeat', { payload: {}, jobId }, { first: true, forget: true });
    this.unanswered += 1;
    return everyMs;
  }
}
