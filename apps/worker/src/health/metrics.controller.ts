import { isOperator, operatorChallenge } from '@mainstage/observability/basic-auth';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { tellSecurityEvent } from '@mainstage/observability/security-event';
import { Controller, Get, Headers, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { WorkerConfig } from '../config';
import { InjectConfig, InjectLogger, InjectMetrics } from '../injection';

/** For operators and their Prometheus only. */
@Controller('metrics')
export class MetricsController {
  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    @InjectMetrics() private readonly metrics: Metrics,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  @Get()
  async read(@Headers('authorization') authorization: string | undefined, @Res() response: Response): Promise<void> {
    if (!isOperator(authorization, this.config.OPS_USER, this.config.OPS_PASSWORD)) {
      if (authorization !== undefined)
        tellSecurityEvent(this.logger, this.metrics, { name: 'failed-login', place: 'operators' });
      response.status(HttpStatus.UNAUTHORIZED).set('WWW-Authenticate', operatorChallenge).end();
      return;
    }
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
