import { createHmac } from 'node:crypto';
import { retention } from '@mainstage/content/constants/retention';
import { poolOf } from '@mainstage/database/sql';
import type { FormName } from '@mainstage/contracts/forms/forms';
import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { type ApiConfig, CONFIG } from '../config';
import { ProblemError } from './problem-error';

const FORM = 'rate-limited-form';

/** Names the form whose calls are counted together. */
export const RateLimited = (form: FormName | 'newsletter-link' | 'client-error') => SetMetadata(FORM, form);

/**
 * Counts calls per client address and form in PostgreSQL, so that all API processes count together.
 * Addresses are kept as keyed hashes and for a minute only.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiter?: RateLimiterPostgres;

  constructor(
    @Inject(CONFIG) private readonly config: ApiConfig,
    private readonly reflector: Reflector,
    dataSource: DataSource,
  ) {
    if (config.RATE_LIMIT_PER_MINUTE > 0)
      this.limiter = new RateLimiterPostgres({
        storeClient: poolOf(dataSource),
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        points: config.RATE_LIMIT_PER_MINUTE,
        duration: Number.parseInt(retention.rateLimit, 10),
        keyPrefix: '',
      });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const form = this.reflector.get<string | undefined>(FORM, context.getHandler());
    if (!this.limiter || !form) return true;
    const client = clientOf(context.switchToHttp().getRequest<Request>().ip ?? '');
    try {
      await this.limiter.consume(
        createHmac('sha256', this.config.APP_SECRET).update(`${form} ${client}`).digest('base64url'),
      );
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      const seconds = Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
      throw new ProblemError('rate_limited', `Too many requests; try again in ${seconds} seconds`, {
        retryAfterSeconds: seconds,
      });
    }
    return true;
  }
}

/** One client: an IPv4 address, or the /64 network that an IPv6 customer has to themselves. */
export function clientOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
