import { randomUUID } from 'node:crypto';
import type { Logger } from '@mainstage/observability/logger';
import type { Consumer } from '@mainstage/queue/consumer';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger, InjectQueue } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { Heartbeats } from './heartbeats';
import { InactivityTimer } from './inactivity-timer';

const everyMs = 5000;
/** Milliseconds without activity on the queue after which the consumer is restarted. */
const restartAfterMs = 15_000;
/** Milliseconds to wait for one heartbeat; a stuck one must not block all later ones. */
const givenUpAfterMs = 60_000;
/** Upper bound in milliseconds of one round when neither queue nor database responds. */
const roundMs = 90_000;
/** Seconds for which a heartbeat counts as recent; covers several rounds. */
export const heartbeatSeconds = 20;

/**
 * Sends a job through the queue every few seconds, as the only proof that jobs are processed. If none is processed, it
 * restarts the consumer; if that does not help for long, it ends the process so that a new one starts
 * (docs/adr/0021-mail-server-connections.md).
 */
@Injectable()
export class Watchdog implements OnModuleDestroy {
  private readonly loop: PollingLoop;
  private readonly instance = randomUUID().slice(0, 8);
  private readonly exitAfterMs: number;
  private readonly queueInactivity = new InactivityTimer();
  private readonly heartbeatInactivity = new InactivityTimer();
  private consumer: Consumer | undefined;
  private leave: () => void = () => undefined;
  private count = 0;
  private awaited: { jobId: string; since: number } | undefined;
  private roundAt: number | undefined;

  constructor(
    @InjectConfig() config: Pick<WorkerConfig, 'WORKER_EXIT_AFTER_SECONDS'>,
    private readonly heartbeats: Heartbeats,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.exitAfterMs = config.WORKER_EXIT_AFTER_SECONDS * 1000;
    this.loop = new PollingLoop('watchdog', () => this.tick(), logger);
  }

  /** @param leave called once when no heartbeat was written for as long as the settings allow */
  start(consumer: Consumer, leave: () => void): void {
    this.consumer = consumer;
    this.leave = leave;
    this.roundAt = performance.now();
    this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.roundAt = undefined;
    await this.loop.stop();
  }

  /** False if no heartbeat was written for long, or the watchdog's own loop hangs. True before the start. */
  get alive(): boolean {
    if (this.roundAt === undefined) return true;
    return performance.now() - this.roundAt < roundMs && this.heartbeatInactivity.ms < this.exitAfterMs / 2;
  }

  private async tick(): Promise<number> {
    let [moved, beaten] = [false, false];
    try {
      moved = await this.jobsAreProcessed();
      beaten = await this.heartbeats.hasBeaten(heartbeatSeconds);
    } finally {
      this.roundAt = performance.now();
      this.queueInactivity.note(moved);
      this.heartbeatInactivity.note(beaten);
      await this.judge();
    }
    return everyMs;
  }

  private async jobsAreProcessed(): Promise<boolean> {
    const { consumer } = this;
    if (consumer?.busy) {
      // At full concurrency, perhaps because a mail server hangs: alive, but a heartbeat job would only wait.
      await this.heartbeats.beat();
      return true;
    }
    const took = consumer !== undefined && consumer.idleMs < everyMs;
    if (this.awaited) {
      const { jobId, since } = this.awaited;
      const waits = (await this.queue.has([jobId])).has(jobId);
      if (waits && performance.now() - since < givenUpAfterMs) return took;
      this.awaited = undefined;
      // Another worker processed it; send one that this worker may process.
      if (!waits) return (await this.send(), true);
    }
    await this.send();
    return took;
  }

  private async send(): Promise<void> {
    const jobId = `heartbeat-${this.instance}-${(this.count += 1)}`;
    await this.queue.add('heartbeat', { payload: {}, jobId }, { first: true, forget: true });
    this.awaited = { jobId, since: performance.now() };
  }

  private async judge(): Promise<void> {
    if (this.heartbeatInactivity.ms >= this.exitAfterMs) {
      this.logger.fatal({ silentMs: Math.round(this.heartbeatInactivity.ms) }, 'no heartbeat for too long: leaving');
      this.leave();
      this.leave = () => undefined;
    } else if (this.queueInactivity.ms >= restartAfterMs) {
      this.logger.error('no jobs are processed: restarting the consumer');
      this.queueInactivity.note(true);
      await this.consumer?.restart();
    }
  }
}
