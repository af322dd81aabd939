import { createHmac } from 'node:crypto';
import { takeRoom } from '@mainstage/database/gates/guesses';
import { Bulkhead } from '@mainstage/database/bulkhead';
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

/** Whose calls are counted together. */
type Counted = FormName | 'newsletter-link' | 'webinar-link' | 'client-error';

/** Names the form whose calls are counted together. */
export const RateLimited = (form: Counted) => SetMetadata(FORM, form);

/**
 * Counts calls per client address and form in PostgreSQL, so that all API processes count together.
 * Addresses are kept as keyed hashes and for a minute only.
 */
@Injectable()
export class RateLimit {
  private readonly bulkhead = new Bulkhead(4);

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly brake: MailBrake,
  ) {}

  /** Whether calls are counted at all. */
  get isOn(): boolean {
    return this.config.RATE_LIMIT_PER_MINUTE > 0;
  }

  /** @throws ProblemError `rate_limited`, or what the mail brake throws */
  async count(form: Counted, request: Request): Promise<void> {
    if (!this.isOn) return;
    const client = clientOf(request.ip ?? '');
    const key = createHmac('sha256', this.config.APP_SECRET).update(`${form} ${client}`).digest('base64url');
    const waitMs = await this.bulkhead.run(() =>
      takeRoom(this.dataSource.manager, key, this.config.RATE_LIMIT_PER_MINUTE),
    );
    if (waitMs > 0) {
      const seconds = Math.max(1, Math.ceil(waitMs / 1000));
      throw new ProblemError('rate_limited', `Too many requests; try again in ${seconds} seconds`, {
        retryAfterSeconds: seconds,
      });
    }
    if (form in forms) await this.brake.pass(request);
  }
}

/** Counts the calls of controllers that name a form. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limit: RateLimit,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const form = this.reflector.get<Counted | undefined>(FORM, context.getHandler());
    if (form) await this.limit.count(form, context.switchToHttp().getRequest<Request>());
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
