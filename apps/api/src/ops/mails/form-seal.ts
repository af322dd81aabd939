import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { InjectConfig } from '@mainstage/server/injection';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../../http/problem-error';

/**
 * A value that only our own pages can put into a form. A browser sends the operator's password along with a form of any
 * site, so a form that changes something must show where it comes from.
 */
@Injectable()
export class FormSeal {
  readonly value: string;

  constructor(@InjectConfig() { APP_SECRET, OPS_USER, OPS_PASSWORD }: ApiConfig) {
    this.value = createHmac('sha256', APP_SECRET)
      .update(`operators’ forms ${OPS_USER} ${OPS_PASSWORD}`)
      .digest('base64url');
  }

  matches(given: unknown): boolean {
    const bytes = Buffer.from(typeof given === 'string' ? given : '');
    const own = Buffer.from(this.value);
    return bytes.length === own.length && timingSafeEqual(bytes, own);
  }
}

/** Refuses forms that bear no seal, or that a browser says come from elsewhere. */
@Injectable()
export class SealedForm implements CanActivate {
  constructor(
    private readonly seal: FormSeal,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const body = request.body as { seal?: unknown } | undefined;
    const origin = request.get('Origin');
    const site = request.get('Sec-Fetch-Site') ?? 'same-origin';
    const hosts = [new URL(this.config.PUBLIC_URL).host, request.get('Host')];
    const ownOrigin = origin === undefined || (URL.canParse(origin) && hosts.includes(new URL(origin).host));
    if (ownOrigin && site === 'same-origin' && this.seal.matches(body?.seal)) return true;
    throw new ProblemError('forbidden_origin', 'This form may only be sent from the operators’ page');
  }
}
