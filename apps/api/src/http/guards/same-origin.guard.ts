import { InjectConfig } from '@mainstage/nest/injection';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../problem-error';

const CROSS_ORIGIN = 'cross-origin';

/** Allows calls from any origin. */
export const AllowCrossOrigin = () => SetMetadata(CROSS_ORIGIN, true);

const HIDDEN_ORIGIN = 'hidden-origin';

/** Allows calls of browsers that send `Origin: null` and no `Sec-Fetch-Site`; for calls that no cookie authorizes. */
export const OriginMayBeHidden = () => SetMetadata(HIDDEN_ORIGIN, true);

const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Rejects calls that change something and are made by a page of another origin. A browser sends the origin (`Origin`,
 * `Sec-Fetch-Site`); a client without these headers is no browser and is admitted.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly ownHost: string;

  constructor(
    @InjectConfig() { PUBLIC_URL }: ApiConfig,
    private readonly reflector: Reflector,
  ) {
    this.ownHost = new URL(PUBLIC_URL).host;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const mayBeHidden = this.reflector.get<boolean | undefined>(HIDDEN_ORIGIN, context.getClass());
    if (reading.includes(request.method) || !this.isForeign(request, mayBeHidden)) return true;
    if (this.reflector.get<boolean | undefined>(CROSS_ORIGIN, context.getHandler())) return true;
    throw new ProblemError('forbidden_origin', 'This call may only be made from our own pages');
  }

  private isForeign(request: Request, mayBeHidden = false): boolean {
    const origin = request.get('Origin');
    const site = request.get('Sec-Fetch-Site');
    // With a strict referrer policy a browser sends `Origin: null` with a form, and a recent one the other header.
    const isHidden = origin === 'null' && (site === 'same-origin' || (mayBeHidden && site === undefined));
    if (origin === undefined || isHidden) return site === 'cross-site';
    return ![this.ownHost, request.get('Host')].includes(hostOf(origin));
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
