import { createHmac } from 'node:crypto';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { RateLimitQueries } from '../../rate-limits/rate-limit.queries';
import type { FormName } from '@mainstage/leads/forms';
import { clientKeyOf } from '@mainstage/nest/client-key';
import { InjectConfig } from '@mainstage/nest/injection';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../problem-error';

const RATE_LIMITED = 'rate-limited';

type RateLimitGroup =
  | FormName
  | 'newsletter-link'
  | 'webinar-link'
  | 'client-error'
  | 'address-correction'
  | 'language-choice'
  | 'offer'
  | 'offer-pdf';

export const RateLimited = (group: RateLimitGroup) => SetMetadata(RATE_LIMITED, group);

/**
 * Limits the calls of a client address within a group to `RATE_LIMIT_PER_MINUTE` (0: no limit; rule form.rate). Counted
 * in PostgreSQL for all API processes together; addresses are stored as keyed hashes, for a minute.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly bulkhead = new Bulkhead(4);

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly counters: RateLimitQueries,
    private readonly reflector: Reflector,
  ) {}

  /** @throws ProblemError `rate_limited` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const group = this.reflector.get<RateLimitGroup | undefined>(RATE_LIMITED, context.getHandler());
    if (!group || this.config.RATE_LIMIT_PER_MINUTE === 0) return true;
    const waitMs = await this.count(group, context.switchToHttp().getRequest<Request>());
    if (waitMs === 0) return true;
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    throw new ProblemError('rate_limited', `Too many requests; try again in ${seconds} seconds`, {
      retryAfterSeconds: seconds,
    });
  }

  /** @returns milliseconds until the next call is accepted; 0 if this one is */
  private count(group: RateLimitGroup, request: Request): Promise<number> {
    const key = createHmac('sha256', this.config.APP_SECRET)
      .update(`${group} ${clientKeyOf(request.ip ?? '')}`)
      .digest('base64url');
    return this.bulkhead.run(() => this.counters.consume(key, this.config.RATE_LIMIT_PER_MINUTE));
  }
}
