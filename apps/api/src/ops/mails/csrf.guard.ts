import { InjectConfig } from '@mainstage/nest/injection';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../../http/problem-error';
import { CsrfToken } from './csrf-token';

/**
 * Rejects forms without a valid token, or from another site according to the browser: browsers send the operator's
 * credentials with forms of any site.
 */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(
    private readonly token: CsrfToken,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const body = request.body as { csrfToken?: unknown } | undefined;
    const origin = request.get('Origin');
    const site = request.get('Sec-Fetch-Site') ?? 'same-origin';
    const hosts = [new URL(this.config.PUBLIC_URL).host, request.get('Host')];
    const ownOrigin = origin === undefined || (URL.canParse(origin) && hosts.includes(new URL(origin).host));
    if (ownOrigin && site === 'same-origin' && this.token.matches(body?.csrfToken)) return true;
    throw new ProblemError('forbidden_origin', 'This form may only be sent from the operators’ page');
  }
}
