import type { MailTransport } from '@mainstage/mail/transport';
import { readiness, ReadinessReason } from '@mainstage/observability/readiness';
import type { JobQueue } from '@mainstage/queue/open-queue';
import type { Health } from '@mainstage/nest/health/health';
import { outboxChecks } from '@mainstage/nest/health/outbox-checks';
import { InjectQueue, InjectTransport } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Heartbeats } from '../heartbeat/heartbeats';
import { heartbeatSeconds, Watchdog } from '../heartbeat/watchdog';

const timeoutMs = 2000;

/** Readiness: whether mails can be sent. The heartbeat proves that jobs are processed. */
@Injectable()
export class WorkerHealth implements Health {
  readonly draining = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly heartbeats: Heartbeats,
    private readonly watchdog: Watchdog,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectTransport() private readonly transport: MailTransport,
  ) {}

  /** False if no job was processed for so long that the process should be restarted. */
  get alive(): boolean {
    return this.watchdog.alive;
  }

  readiness() {
    const checks = {
      ...outboxChecks(this.dataSource.manager),
      queue: () => this.queue.ping(timeoutMs),
      mailServer: async () => {
        const { reason } = this.transport.breaker;
        if (reason !== undefined) throw new ReadinessReason(reason);
      },
      heartbeat: async () => {
        if (!(await this.heartbeats.hasBeaten(heartbeatSeconds))) throw new Error('No job was processed');
      },
    };
    return readiness(checks, timeoutMs, ['deliveries', 'mailServer']);
  }
}
