import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { type SecurityEvent, tellSecurityEvent } from '@mainstage/observability/security-event';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, METRICS } from '../config';

/** The log of what concerns the house's safety. */
@Injectable()
export class SecurityLog {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  tell(event: SecurityEvent): void {
    tellSecurityEvent(this.logger, this.metrics, event);
  }
}
