import { wantsAttention } from '@mainstage/database/mails/attention';
import { poolOf } from '@mainstage/database/sql';
import { readiness } from '@mainstage/observability/readiness';
import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Drain } from '../process/drain';
import { QueueInspector } from '../ops/queue-inspector';

const timeoutMs = 2800;

/**
 * Live says that the process answers. Ready says whether it takes leads: that needs the database alone, so the queue
 * being away only degrades; and a process that is about to end takes none.
 */
@Controller('health')
@ApiExcludeController()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueueInspector,
    private readonly drain: Drain,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live() {
    return { status: 'up' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response) {
    if (this.drain.begun) {
      response.status(503);
      return { status: 'draining', checks: {} };
    }
    const result = await readiness(
      {
        database: async () => void (await poolOf(this.dataSource).query('SELECT 1')),
        mails: async () => void (await poolOf(this.dataSource).query('SELECT id FROM mails LIMIT 1')),
        deliveries: async () => {
          if (await wantsAttention(poolOf(this.dataSource)))
            throw new Error('Some mails want a person: see /ops/mails');
        },
        queue: () => this.queue.ping(),
      },
      timeoutMs,
      ['queue', 'deliveries'],
    );
    response.status(result.status === 'down' ? 503 : 200);
    return result;
  }
}
