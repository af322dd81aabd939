import type { Metrics } from '@mainstage/observability/metrics';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { InjectMetrics } from '../injection';
import { OperatorGuard } from '../operators/operator-guard';

/** Metrics, for operators and their Prometheus only. */
@Controller('metrics')
export class MetricsController {
  constructor(@InjectMetrics() private readonly metrics: Metrics) {}

  @Get()
  @UseGuards(OperatorGuard)
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
