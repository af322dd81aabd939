import type { Config } from '@mainstage/config/load';
import { isOperator, operatorChallenge } from '@mainstage/observability/basic-auth';
import { type CanActivate, type ExecutionContext, Injectable, Optional } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clientKeyOf } from '../client-key';
import { InjectConfig } from '../injection';
import { GuessThrottle } from './guess-throttle';
import { loginPage } from './login-page';
import { OperatorSessions } from './operator-sessions';
import { SecurityLog } from './security-log';

/** `waitSeconds`: it was not compared, for too many were tried before. */
export type Guess = { right: boolean } | { waitSeconds: number };

/**
 * Lets only operators in: with name and password in each request (Prometheus, command lines), or logged in (browsers).
 * Others are asked: a browser by a page, everything else by the scheme.
 */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    @InjectConfig() private readonly config: Config<'OPS_USER' | 'OPS_PASSWORD'>,
    private readonly security: SecurityLog,
    // Nest makes a guard for each module that names it; what it remembers is one for the process.
    private readonly throttle: GuessThrottle,
    // The worker has no page to log in on.
    @Optional() private readonly sessions?: OperatorSessions,
  ) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    return this.admits(http.getRequest(), http.getResponse());
  }

  /** Whether the request comes from an operator; where it does not, it has been answered. */
  async admits(request: Request, response: Response): Promise<boolean> {
    const shown = request.get('Authorization');
    // Showing nothing is how every browser begins.
    if (shown === undefined) return (await this.sessions?.has(request)) || ask(request, response);
    const guess = this.compare(request, shown);
    if ('waitSeconds' in guess) {
      const { waitSeconds } = guess;
      response.set('Retry-After', String(waitSeconds)).status(429).type('text/plain');
      response.send(`Too many passwords were tried; try again in ${waitSeconds} seconds.\n`);
      return false;
    }
    return guess.right || ask(request, response);
  }

  /**
   * Compares what was shown, and slows down who shows wrong ones. Clients are told apart by the address of the connection:
   * in front of the operators' own port is no proxy, so a forwarded address is one that the client made up.
   * @param shown as `Authorization` has it
   */
  compare(request: Request, shown: string): Guess {
    const client = clientKeyOf(request.socket.remoteAddress ?? '');
    const waitMs = this.throttle.waitOf(client);
    // Not compared, right or wrong: else guessing would cost nothing.
    if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000) };
    const right = isOperator(shown, this.config.OPS_USER, this.config.OPS_PASSWORD);
    if (right) this.throttle.right(client);
    else {
      this.throttle.wrong(client);
      this.security.tell({ name: 'failed-login', place: 'operators' });
    }
    return { right };
  }
}

/** @returns false, always */
function ask(request: Request, response: Response): false {
  response.status(401).set('Cache-Control', 'no-store');
  // The browser's own box cannot be logged out of, so people get a page; a 401 must name a scheme all the same (RFC 9110).
  if (
    request.method === 'GET' &&
    request.get('Accept')?.includes('text/html') &&
    request.get('Authorization') === undefined
  )
    response
      .set('WWW-Authenticate', 'Cookie realm="Mainstage operations"')
      .type('html')
      .send(loginPage({ next: request.originalUrl }));
  else response.set('WWW-Authenticate', operatorChallenge).type('text/plain').send('Operators only.\n');
  return false;
}
