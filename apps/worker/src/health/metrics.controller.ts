import { isOperator, operatorChallenge } from '@mainstage/observability/basic-auth';
import type { Metrics } from '@mainstage/observability/metrics';
import { Controller, Get, Headers, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectMetrics } from '../injection';

/** For operators and their Prometheus only. */
@Controller('metrics')
export class MetricsController {
  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {}

  @Get()
  async read(@Headers('authorization') authorization: string | undefined, @Res() response: Response): Promise<void> {
    if (!isOperator(authorization, this.config.OPS_USER, this.config.OPS_PASSWORD)) {
      response.status(HttpStatus.UNAUTHORIZED).set('WWW-Authenticate', operatorChallenge).end();
      return;
    }
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
