import { createHmac } from 'node:crypto';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';
import { RateLimitQueries } from '../rate-limits/rate-limit.queries';

const perHour = 5;
const hourMs = 3_600_000;

/** Limits the codes of an offer, whoever requests them (rule offer.code). */
@Injectable()
export class OfferCodeLimit {
  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly counters: RateLimitQueries,
  ) {}

  /** @throws ProblemError `rate_limited` */
  async count(versionId: string): Promise<void> {
    const key = createHmac('sha256', this.config.APP_SECRET).update(`offer code ${versionId}`).digest('base64url');
    const waitMs = await this.counters.consume(key, perHour, hourMs);
    if (waitMs === 0) return;
    const seconds = Math.ceil(waitMs / 1000);
    throw new ProblemError('rate_limited', 'Enough codes were sent within an hour', { retryAfterSeconds: seconds });
  }
}
