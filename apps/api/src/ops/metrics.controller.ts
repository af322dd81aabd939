import type { Metrics } from '@mainstage/observability/metrics';
import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { METRICS } from '../config';
import { OperatorGuard } from './operator-guard';

@Controller('metrics')
@ApiExcludeController()
export class MetricsController {
  constructor(@Inject(METRICS) private readonly metrics: Metrics) {}

  /** Prometheus text. */
  @Get()
  @UseGuards(OperatorGuard)
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
