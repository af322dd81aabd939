import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { type SecurityEvent, reportSecurityEvent } from '@mainstage/observability/security-event';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectMetrics } from '../injection';

@Injectable()
export class SecurityLog {
  constructor(
    @InjectLogger() private readonly logger: Logger,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {}

  report(event: SecurityEvent): void {
    reportSecurityEvent(this.logger, this.metrics, event);
  }
}
