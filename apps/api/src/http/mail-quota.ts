import { createHmac } from 'node:crypto';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { RateLimitQueries } from '../rate-limits/rate-limit.queries';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectConfig, InjectMetrics } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../config';

const hourMs = 3600 * 1000;
/** Share of the quota for calls that are not from our own pages. */
const shareWithoutHeaders = 1 / 3;

/** Buckets: forms without our pages' headers, all forms, and those with a proof of work. */
export type QuotaBucket = 'missing-headers' | 'all' | 'pow-verified';

/**
 * Hourly limit of confirmations to unproven addresses, over all senders (docs/adr/0030-mail-quota.md). Counted in
 * PostgreSQL for all API processes together.
 */
@Injectable()
export class MailQuota {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    @InjectMetrics() private readonly metrics: Metrics,
    private readonly counters: RateLimitQueries,
  ) {}

  /** Takes one from the bucket. @returns whether it was empty */
  async isExhausted(bucket: QuotaBucket): Promise<boolean> {
    const perHour = Math.ceil(
      this.config.UNPROVEN_MAILS_PER_HOUR * (bucket === 'missing-headers' ? shareWithoutHeaders : 1),
    );
    const key = createHmac('sha256', this.config.APP_SECRET).update(`mail-quota ${bucket}`).digest('base64url');
    return (await this.bulkhead.run(() => this.counters.consume(key, perHour, hourMs))) > 0;
  }

  countWithheld(bucket: QuotaBucket): void {
    this.metrics.formsQuarantined.inc({ bucket });
  }
}
