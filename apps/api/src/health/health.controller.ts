import { wantsAttention } from '@mainstage/database/mails/attention';
import { poolOf } from '@mainstage/database/sql';
import { readiness } from '@mainstage/observability/readiness';
import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { QueueInspector } from '../ops/queue-inspector';

const timeoutMs = 3000;

/** Live says that the process answers; ready asks everything a lead needs on its way to a mailbox. */
@Controller('health')
@ApiExcludeController()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueueInspector,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live() {
    return { status: 'up' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response) {
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
      ['deliveries'],
    );
    response.status(result.status === 'down' ? 503 : 200);
    return result;
  }
}
