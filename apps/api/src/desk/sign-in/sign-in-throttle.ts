import { counted } from '@mainstage/contracts/counted';
import { createHmac } from 'node:crypto';
import { RateLimitQueries } from '../../rate-limits/rate-limit.queries';
import { clientKeyOf } from '@mainstage/nest/client-key';
import { InjectConfig } from '@mainstage/nest/injection';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../../http/problem-error';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Limits of each step: per network, per address, and in total. */
export const signInLimits = {
  request: { client: [20, 10 * minute], address: [5, 15 * minute], all: [200, 10 * minute] },
  code: { client: [20, 10 * minute], address: [30, day], all: [300, 10 * minute] },
  // Keyed by session, so that guessing from outside cannot block a member's re-authentication.
  confirm: { client: [20, 10 * minute], address: [30, day], all: [300, 10 * minute] },
  link: { client: [20, 10 * minute], all: [300, 10 * minute] },
} as const satisfies Record<string, Record<string, readonly [calls: number, windowMs: number]>>;

export type SignInStep = keyof typeof signInLimits;

/**
 * Limits requests for mails and guesses of codes. An address counts whether it is a member's or not. Counted in
 * PostgreSQL for all API processes together, by keyed hashes.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly counters: RateLimitQueries,
    private readonly security: SecurityLog,
  ) {}

  /** @throws ProblemError `rate_limited` */
  async admit(step: SignInStep, ip: string, address = ''): Promise<void> {
    const sources = { client: clientKeyOf(ip), address: address.toLowerCase(), all: '' };
    for (const [source, [calls, windowMs]] of Object.entries(signInLimits[step])) {
      const key = this.keyOf(`${step} ${source} ${sources[source as keyof typeof sources]}`);
      const waitMs = await this.counters.consume(key, calls, windowMs);
      if (waitMs > 0) throw this.tooMany(waitMs);
    }
  }

  private tooMany(waitMs: number): ProblemError {
    this.security.report({ name: 'desk-session', action: 'throttled' });
    const seconds = Math.ceil(waitMs / 1000);
    return new ProblemError(
      'rate_limited',
      `Too many tries; try again in ${counted(Math.ceil(seconds / 60), 'minute', 'minutes')}`,
      {
        retryAfterSeconds: seconds,
      },
    );
  }

  private keyOf(counter: string): string {
    return createHmac('sha256', this.config.APP_SECRET).update(`desk sign-in ${counter}`).digest('base64url');
  }
}
