import { createHmac } from 'node:crypto';
import type { GatePage } from '@mainstage/contracts/gates/gate';
import { countGuess, forgetGuesses, withdrawGuess } from '../rate-limits/guesses';
import { RateLimitQueries } from '../rate-limits/rate-limit.queries';
import { RateLimit } from '@mainstage/database/entities/rate-limit';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { clientKeyOf } from '@mainstage/nest/client-key';
import { InjectConfig } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';
import { TooManyGuesses } from './gates.errors';
import type { GuessBucket } from './password-check';

/**
 * Guesses per minute that are compared at one gate, from all clients. First guesses have their own quota, which
 * repeated guesses cannot use up, so the right password, typed without a mistake, is compared during an attack
 * (docs/adr/0006-server-side-gates.md).
 */
export const guessesPerMinute = { first: 600, again: 60 } as const satisfies Record<GuessBucket, number>;

export interface AdmittedGuess {
  bucket: GuessBucket;
  /** Resets the count of this address after the right password. */
  right: () => Promise<void>;
  /** Uncounts a guess that could not be compared. */
  withdraw: () => Promise<void>;
}

/** Counts guesses in PostgreSQL for all API processes together; addresses are stored as keyed hashes only. */
@Injectable()
export class GuessLimit {
  private readonly bulkhead = new Bulkhead(3);

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    @InjectRepository(RateLimit) private readonly guesses: Repository<RateLimit>,
    private readonly counters: RateLimitQueries,
  ) {}

  /**
   * @param ip the visitor's address
   * @throws TooManyGuesses from this address, or from all together
   */
  admit(page: GatePage, ip: string): Promise<AdmittedGuess> {
    return this.bulkhead.run(() => this.take(page, ip));
  }

  private async take(page: GatePage, ip: string): Promise<AdmittedGuess> {
    const { guesses } = this;
    const source = this.keyOf(page, clientKeyOf(ip));
    const { guess, waitMs } = await countGuess(guesses, source);
    if (guess === undefined) throw new TooManyGuesses(waitMs);

    const bucket: GuessBucket = guess === 1 ? 'first' : 'again';
    const full = await this.counters.consume(this.keyOf(page, bucket), guessesPerMinute[bucket]);
    if (full > 0) {
      await withdrawGuess(guesses, source);
      throw new TooManyGuesses(full);
    }
    return { bucket, right: () => forgetGuesses(guesses, source), withdraw: () => withdrawGuess(guesses, source) };
  }

  private keyOf(page: GatePage, who: string): string {
    return createHmac('sha256', this.config.APP_SECRET).update(`gate ${page} ${who}`).digest('base64url');
  }
}
