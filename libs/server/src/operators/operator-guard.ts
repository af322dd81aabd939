import type { Config } from '@mainstage/config/load';
import { isOperator, operatorChallenge } from '@mainstage/observability/basic-auth';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { InjectConfig } from '../injection';
import { GuessBrake } from './guess-brake';
import { SecurityLog } from './security-log';

/** Lets only operators in; others are asked for name and password. */
@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly brake = new GuessBrake();

  constructor(
    @InjectConfig() private readonly config: Config<'OPS_USER' | 'OPS_PASSWORD'>,
    private readonly security: SecurityLog,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    return this.admits(http.getRequest(), http.getResponse());
  }

  /** Whether the request comes from an operator; where it does not, it has been answered. */
  admits(request: Request, response: Response): boolean {
    const shown = request.get('Authorization');
    const client = request.ip ?? '';
    const waitMs = shown === undefined ? 0 : this.brake.waitOf(client);
    if (waitMs > 0) {
      // Not compared, right or wrong: else guessing would cost nothing.
      const seconds = Math.ceil(waitMs / 1000);
      response.set('Retry-After', String(seconds)).status(429).type('text/plain');
      response.send(`Too many passwords were tried; try again in ${seconds} seconds.\n`);
      return false;
    }
    if (isOperator(shown, this.config.OPS_USER, this.config.OPS_PASSWORD)) {
      this.brake.right(client);
      return true;
    }
    // Showing nothing is how every browser begins.
    if (shown !== undefined) {
      this.brake.wrong(client);
      this.security.tell({ name: 'failed-login', place: 'operators' });
    }
    response.set('WWW-Authenticate', operatorChallenge).status(401).type('text/plain').send('Operators only.\n');
    return false;
  }
}
