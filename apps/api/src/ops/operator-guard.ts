import { isOperator, operatorChallenge } from '@mainstage/observability/basic-auth';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type ApiConfig, CONFIG } from '../config';

/** Lets only operators in; others are asked for name and password. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: ApiConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    if (admitsOperator(this.config, http.getRequest())) return true;
    turnAway(http.getResponse());
    return false;
  }
}

export function admitsOperator(config: ApiConfig, request: Request): boolean {
  return isOperator(request.get('Authorization'), config.OPS_USER, config.OPS_PASSWORD);
}

export function turnAway(response: Response): void {
  response.set('WWW-Authenticate', operatorChallenge).status(401).type('text/plain').send('Operators only.\n');
}
