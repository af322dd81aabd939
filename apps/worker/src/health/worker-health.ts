import { readiness } from '@mainstage/observability/readiness';
import type { JobQueue } from '@mainstage/queue/open-queue';
import type { Health } from '@mainstage/server/health/health';
import { ledgerChecks } from '@mainstage/server/health/ledger-checks';
import { InjectQueue } from '@mainstage/server/injection';
import { Injectable } from '@nestjs/common';
import { hasBeaten } from '../heartbeat/beats';
import { heartbeatSeconds, Pulse } from '../heartbeat/pulse';
import { Database } from '../process/database';

const timeoutMs = 2000;

/** Ready says whether mails go out; the heartbeat proves that jobs come through. */
@Injectable()
export class WorkerHealth implements Health {
  readonly draining = false;

  constructor(
    private readonly database: Database,
    private readonly pulse: Pulse,
    @InjectQueue() private readonly queue: JobQueue,
  ) {}

  /** False when this process has been of no use for so long that it had better start anew. */
  get alive(): boolean {
    return this.pulse.alive;
  }

  readiness() {
    const checks = {
      ...ledgerChecks(() => this.database.pool),
      queue: () => this.queue.ping(timeoutMs),
      heartbeat: async () => {
        if (!(await hasBeaten(this.database.pool, heartbeatSeconds))) throw new Error('No job came through');
      },
    };
    return readiness(checks, timeoutMs, ['deliveries']);
  }
}
