import { randomUUID } from 'node:crypto';
import type { Logger } from '@mainstage/observability/logger';
import type { Consumer } from '@mainstage/queue/consumer';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger, InjectQueue } from '@mainstage/server/injection';
import { PollingLoop } from '../process/polling-loop';
import { Heartbeats } from './heartbeats';
import { InactivityTimer } from './inactivity-timer';

const everyMs = 5000;
/** Milliseconds without a sign of life from the queue after which the consumer is built anew, again and again. */
const restartAfterMs = 15_000;
/** Milliseconds that one heartbeat is waited for; one that got stuck must not stand in the way of all later ones. */
const givenUpAfterMs = 60_000;
/** Milliseconds that a round of the pulse may take when everything it asks is silent. */
const roundMs = 90_000;
/** Seconds within which a heartbeat counts: some rounds. */
export const heartbeatSeconds = 20;

/**
 * Sends a job through the queue every few seconds, as the only proof that jobs come through. When none does, for whatever
 * reason, the consumer is built anew; when that does not help for long, the process is left, because one that starts
 * afresh may do better than one that stays (docs/adr/0025-silent-lines.md).
 */
@Injectable()
export class Watchdog {
  private readonly routine: PollingLoop;
  private readonly instance = randomUUID().slice(0, 8);
  private readonly exitAfterMs: number;
  private readonly queueSilence = new InactivityTimer();
  private readonly beatSilence = new InactivityTimer();
  private consumer: Consumer | undefined;
  private leave: () => void = () => undefined;
  private count = 0;
  /** The heartbeat on the queue, by its job's id. */
  private awaited: { jobId: string; since: number } | undefined;
  private roundAt: number | undefined;

  constructor(
    @InjectConfig() config: Pick<WorkerConfig, 'WORKER_EXIT_AFTER_SECONDS'>,
    private readonly heartbeats: Heartbeats,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.exitAfterMs = config.WORKER_EXIT_AFTER_SECONDS * 1000;
    this.routine = new PollingLoop('pulse', () => this.tick(), logger);
  }

  /** @param leave called once when no heartbeat was written for as long as the settings allow */
  start(consumer: Consumer, leave: () => void): void {
    this.consumer = consumer;
    this.leave = leave;
    this.roundAt = performance.now();
    this.routine.start();
  }

  async stop(): Promise<void> {
    this.roundAt = undefined;
    await this.routine.stop();
  }

  /** False where no heartbeat was written for long, or the pulse itself stands still. True before the start. */
  get alive(): boolean {
    if (this.roundAt === undefined) return true;
    return performance.now() - this.roundAt < roundMs && this.beatSilence.ms < this.exitAfterMs / 2;
  }

  private async tick(): Promise<number> {
    let [moved, beaten] = [false, false];
    try {
      moved = await this.jobsComeThrough();
      beaten = await this.heartbeats.hasBeaten(heartbeatSeconds);
    } finally {
      this.roundAt = performance.now();
      this.queueSilence.note(moved);
      this.beatSilence.note(beaten);
      await this.judge();
    }
    return everyMs;
  }

  private async jobsComeThrough(): Promise<boolean> {
    const { consumer } = this;
    if (consumer?.busy) {
      // All hands are full, perhaps with a mail server that hangs: alive, but no heartbeat would come through.
      await this.heartbeats.beat();
      return true;
    }
    const took = consumer !== undefined && consumer.idleMs < everyMs;
    if (this.awaited) {
      const { jobId, since } = this.awaited;
      const waits = (await this.queue.has([jobId])).has(jobId);
      if (waits && performance.now() - since < givenUpAfterMs) return took;
      this.awaited = undefined;
      // Where another worker took it, it is this one's turn another time.
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
    if (this.beatSilence.ms >= this.exitAfterMs) {
      this.logger.fatal({ silentMs: Math.round(this.beatSilence.ms) }, 'no heartbeat for too long: leaving');
      this.leave();
      this.leave = () => undefined;
    } else if (this.queueSilence.ms >= restartAfterMs) {
      this.logger.error('jobs do not come through: the consumer is built anew');
      this.queueSilence.note(true);
      await this.consumer?.restart();
    }
  }
}
