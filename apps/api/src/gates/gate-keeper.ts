import { createHmac } from 'node:crypto';
import { currentTime } from '@mainstage/contracts/clock';
import type { GatePage } from '@mainstage/contracts/gates/gate';
import type { Metrics } from '@mainstage/observability/metrics';
import { readToken, signToken } from '@mainstage/contracts/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import { InjectConfig, InjectMetrics } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { GateLocked, TooManyGuesses, WrongPassword } from './gates.errors';
import { GuessLimit } from './guess-limit';
import { PasswordCheck, QueueFull } from './password-check';

const day = 24 * 3600 * 1000;
/** Days for which a token is valid; long enough to plan an event with the handbook at hand. */
const tokenDays = 30;

@Injectable()
export class GateKeeper {
  private readonly passwords: Record<GatePage, string>;
  private readonly checks: Record<GatePage, PasswordCheck>;

  constructor(
    private readonly limit: GuessLimit,
    @InjectConfig() private readonly config: ApiConfig,
    @InjectMetrics() private readonly metrics: Metrics,
    private readonly security: SecurityLog,
  ) {
    this.passwords = {
      'event-planners': config.EVENT_PLANNERS_PASSWORD,
      development: config.DEVELOPMENT_PASSWORD,
    };
    this.checks = {
      'event-planners': new PasswordCheck(this.passwords['event-planners']),
      development: new PasswordCheck(this.passwords.development),
    };
  }

  /**
   * Issues a token for the right password.
   * @param ip address of the client
   * @throws WrongPassword
   * @throws TooManyGuesses the guess was not compared, right or wrong
   */
  async unlock(page: GatePage, guess: string, ip: string): Promise<string> {
    try {
      const right = await this.isRight(page, guess, ip);
      this.metrics.gateGuesses.inc({ page, outcome: right ? 'right' : 'wrong' });
      if (!right) {
        this.security.report({ name: 'failed-login', place: page });
        throw new WrongPassword();
      }
    } catch (error) {
      if (error instanceof TooManyGuesses) this.metrics.gateGuesses.inc({ page, outcome: 'unheard' });
      throw error;
    }
    return signToken(
      this.secretOf(page),
      'gate',
      { subject: page, round: 1 },
      new Date(currentTime().getTime() + tokenDays * day),
    );
  }

  /** Validates a token without database or limit. @throws GateLocked */
  admit(page: GatePage, token: string): void {
    const read = readToken(this.secretOf(page), 'gate', token, currentTime());
    if (typeof read === 'string' || read.subject !== page) throw new GateLocked();
  }

  private async isRight(page: GatePage, guess: string, ip: string): Promise<boolean> {
    const admitted = await this.limit.admit(page, ip);
    try {
      const right = await this.checks[page].matches(guess, admitted.bucket);
      if (right) await admitted.right();
      return right;
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      await admitted.withdraw();
      throw new TooManyGuesses(5000);
    }
  }

  /** A changed password changes the key, which invalidates every earlier token. */
  private secretOf(page: GatePage): string {
    return createHmac('sha256', this.config.APP_SECRET)
      .update(`gate ${page} ${this.passwords[page]}`)
      .digest('base64url');
  }
}
