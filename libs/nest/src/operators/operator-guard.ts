import type { Config } from '@mainstage/config/load';
import { isOperator } from '@mainstage/observability/basic-auth';
import { type CanActivate, type ExecutionContext, Injectable, Optional } from '@nestjs/common';
import type { Request } from 'express';
import { clientKeyOf } from '../client-key';
import { InjectConfig } from '../injection';
import { GuessThrottle } from './guess-throttle';
import { OperatorRejection } from './operator-rejection';
import { OperatorSessions } from './operator-sessions';
import { SecurityLog } from './security-log';

/** `waitSeconds`: not compared, because there were too many attempts before. */
export type Guess = { right: boolean } | { waitSeconds: number };

/**
 * Admits only operators: with name and password in each request (Prometheus, command lines), or logged in (browsers).
 * OperatorRejectionFilter responds to all others.
 */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    @InjectConfig() private readonly config: Config<'OPS_USER' | 'OPS_PASSWORD'>,
    private readonly security: SecurityLog,
    // Nest creates a guard per module that names it; the throttle is shared by the process.
    private readonly throttle: GuessThrottle,
    // The worker has no login page.
    @Optional() private readonly sessions?: OperatorSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.admit(context.switchToHttp().getRequest());
    return true;
  }

  /** @throws OperatorRejection where the request is no operator's */
  async admit(request: Request): Promise<void> {
    const shown = request.get('Authorization');
    // A browser's first request has no credentials.
    const guess = shown === undefined ? { right: await this.sessions?.has(request) } : this.compare(request, shown);
    if ('waitSeconds' in guess) throw new OperatorRejection(guess.waitSeconds);
    if (!guess.right) throw new OperatorRejection();
  }

  /**
   * Compares credentials, and slows down wrong ones. Clients are identified by the address of the connection: there is
   * no proxy in front of the operators' port, so a forwarded address could be forged.
   * @param shown the `Authorization` header
   */
  compare(request: Request, shown: string): Guess {
    const client = clientKeyOf(request.socket.remoteAddress ?? '');
    const waitMs = this.throttle.waitOf(client);
    // Not compared, right or wrong: otherwise guessing would cost nothing.
    if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000) };
    const right = isOperator(shown, this.config.OPS_USER, this.config.OPS_PASSWORD);
    if (right) this.throttle.right(client);
    else {
      this.throttle.wrong(client);
      this.security.report({ name: 'failed-login', place: 'operators' });
    }
    return { right };
  }
}
