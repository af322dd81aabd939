import type { Metrics } from '@mainstage/observability/metrics';
import { Controller, Get, Header } from '@nestjs/common';
import { InjectMetrics } from '../injection';
import { OperatorsOnly } from '../operators/operators-only';

/** Metrics, for operators and their Prometheus only. */
@Controller('metrics')
export class MetricsController {
  constructor(@InjectMetrics() private readonly metrics: Metrics) {}

  @Get()
  @OperatorsOnly()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
