import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { type SecurityEvent, reportSecurityEvent } from '@mainstage/observability/security-event';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectMetrics } from '../injection';

/** The log of what concerns the house's safety. */
@Injectable()
export class SecurityLog {
  constructor(
    @InjectLogger() private readonly logger: Logger,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {}

  tell(event: SecurityEvent): void {
    reportSecurityEvent(this.logger, this.metrics, event);
  }
}
