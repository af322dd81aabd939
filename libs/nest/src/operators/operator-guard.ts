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

/** `waitSeconds`: not compared, because too many were tried before. */
export type Guess = { right: boolean } | { waitSeconds: number };

/**
 * Admits only operators: with name and password in each request (Prometheus, command lines), or logged in (browsers).
 * Others get a login page in a browser, otherwise a 401.
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

  canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    return this.admits(http.getRequest(), http.getResponse());
  }

  /** Whether the request comes from an operator; otherwise the response has been sent. */
  async admits(request: Request, response: Response): Promise<boolean> {
    const shown = request.get('Authorization');
    // A browser's first request has no credentials.
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
   * Compares credentials, and slows down wrong ones. Clients are identified by the address of the connection: there is
   * no proxy in front of the operators' port, so a forwarded address would be made up by the client.
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

/** @returns false, always */
function ask(request: Request, response: Response): false {
  response.status(401).set('Cache-Control', 'no-store');
  // The browser's own dialog has no log-out, so people get a page; a 401 must name a scheme nevertheless (RFC 9110).
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
