import { createHmac } from 'node:crypto';
import { takeRoom } from '@mainstage/database/gates/guesses';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { poolOf } from '@mainstage/database/sql';
import { type FormName, forms } from '@mainstage/leads/forms';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { InjectConfig } from '@mainstage/server/injection';
import type { ApiConfig } from '../config';
import { MailBrake } from './mail-brake';
import { ProblemError } from './problem-error';

const FORM = 'rate-limited-form';

/** Names the form whose calls are counted together. */
export const RateLimited = (form: FormName | 'newsletter-link' | 'webinar-link' | 'webinar-link' | 'client-error') =>
  SetMetadata(FORM, form);

/**
 * Counts calls per client address and form in PostgreSQL, so that all API processes count together.
 * Addresses are kept as keyed hashes and for a minute only.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly bulkhead = new Bulkhead(4);

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
    private readonly brake: MailBrake,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const form = this.reflector.get<string | undefined>(FORM, context.getHandler());
    const limit = this.config.RATE_LIMIT_PER_MINUTE;
    if (limit === 0 || !form) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const client = clientOf(request.ip ?? '');
    const key = createHmac('sha256', this.config.APP_SECRET).update(`${form} ${client}`).digest('base64url');
    const waitMs = await this.bulkhead.run(() => takeRoom(poolOf(this.dataSource), key, limit));
    if (waitMs === 0) {
      if (form in forms) await this.brake.pass(request);
      return true;
    }
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    throw new ProblemError('rate_limited', `Too many requests; try again in ${seconds} seconds`, {
      retryAfterSeconds: seconds,
    });
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
