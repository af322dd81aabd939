import { Controller, Get, Header, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { InjectHealth } from '../injection';
import type { Health } from './health';

@Controller('health')
export class HealthController {
  constructor(@InjectHealth() private readonly health: Health) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(@Res({ passthrough: true }) response: Response) {
    const { alive } = this.health;
    if (!alive) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: alive ? 'up' : 'down' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response) {
    const answer = this.health.draining ? ({ status: 'draining', checks: {} } as const) : await this.health.readiness();
    if (answer.status === 'down' || answer.status === 'draining') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return answer;
  }
}
