import { readiness } from '@mainstage/observability/readiness';
import type { Health } from '@mainstage/nest/health/health';
import { outboxChecks } from '@mainstage/nest/health/outbox-checks';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QueueInspector } from '../ops/queue-inspector';
import { Drain } from '../process/drain';
import { Renderer } from '../site/renderer';

const timeoutMs = 2800;

/** Readiness: the API can take leads. That requires the database only; an unavailable queue or renderer degrades. */
@Injectable()
export class ApiHealth implements Health {
  readonly alive = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueueInspector,
    private readonly drain: Drain,
    private readonly renderer: Renderer,
  ) {}

  get draining(): boolean {
    return this.drain.started;
  }

  readiness() {
    const checks = {
      ...outboxChecks(this.dataSource.manager),
      queue: () => this.queue.ping(),
      pages: () => this.renderer.check(),
    };
    return readiness(checks, timeoutMs, ['queue', 'deliveries', 'pages']);
  }
}
