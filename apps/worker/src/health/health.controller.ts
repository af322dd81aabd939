import { wantsAttention } from '@mainstage/database/mails/attention';
import { rows } from '@mainstage/database/sql';
import { readiness, type Readiness } from '@mainstage/observability/readiness';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { hasBeaten } from '../heartbeat/beats';
import { heartbeatSeconds, Pulse } from '../heartbeat/pulse';
import { InjectQueue } from '../injection';
import { Database } from '../process/database';

const timeoutMs = 2000;

/** What orchestrators ask (rule health.answers). */
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly pulse: Pulse,
    @InjectQueue() private readonly queue: JobQueue,
  ) {}

  /** Whether this process should go on: down when it has been of no use for so long that it had better start anew. */
  @Get('live')
  live(@Res({ passthrough: true }) response: Response) {
    const { alive } = this.pulse;
    if (!alive) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: alive ? 'up' : 'down' };
  }

  /** Really asks every part; the heartbeat proves that jobs come through. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const answer = await readiness(
      {
        database: async () => void (await rows(this.database.pool, 'SELECT 1')),
        queue: () => this.queue.ping(timeoutMs),
        mails: async () => void (await rows(this.database.pool, 'SELECT id FROM mails LIMIT 1')),
        deliveries: async () => {
          if (await wantsAttention(this.database.pool)) throw new Error('Some mails want a person: see /ops/mails');
        },
        heartbeat: async () => {
          if (!(await hasBeaten(this.database.pool, heartbeatSeconds))) throw new Error('No job came through');
        },
      },
      timeoutMs,
      ['deliveries'],
    );
    if (answer.status === 'down') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return answer;
  }
}
