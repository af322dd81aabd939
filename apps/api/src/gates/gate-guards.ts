import { type GatePage, isGatePage } from '@mainstage/contracts/gates/gate';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ProblemError } from '../http/problem-error';
import { GateKeeper } from './gate-keeper';

/** Responds with 404 for an unknown page before anything else is validated. */
@Injectable()
export class KnownGate implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const page = context.switchToHttp().getRequest<Request>().params['page'];
    if (typeof page !== 'string' || !isGatePage(page)) throw new ProblemError('not_found', 'There is nothing here');
    return true;
  }
}

/** Admits holders of a valid token of this page; use it after `KnownGate`. */
@Injectable()
export class TokenHolder implements CanActivate {
  constructor(private readonly keeper: GateKeeper) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const [, token = ''] = /^Bearer +([\w.-]+) *$/i.exec(request.get('Authorization') ?? '') ?? [];
    this.keeper.admit(request.params['page'] as GatePage, token);
    return true;
  }
}
