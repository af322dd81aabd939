import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { ProblemError } from '../http/problem-error';
import { OpsPort } from './ops-port';

/** Restricts /ops and /metrics to the operators' port, if there is one, and that port to them and health. */
@Injectable()
export class OpsPortMiddleware implements NestMiddleware {
  constructor(private readonly port: OpsPort) {}

  use(request: Request, _response: Response, next: NextFunction): void {
    if (!this.port.serves(request)) throw new ProblemError('not_found', 'There is nothing here');
    next();
  }
}
