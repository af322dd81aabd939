import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { ApiConfig } from '../../config';
import { contentSecurityPolicy } from '../../site/content-security-policy';
import { safeHeaders } from '../safe-headers';

/** Sets helmet's headers and the Content-Security-Policy on every response; a page replaces the policy by its own. */
@Injectable()
export class SecurityHeadersMiddleware implements NestMiddleware {
  private readonly headers: [name: string, value: string][];

  constructor(@InjectConfig() { PUBLIC_URL }: ApiConfig) {
    this.headers = [
      ...safeHeaders(PUBLIC_URL.startsWith('https:')),
      ['Content-Security-Policy', contentSecurityPolicy(PUBLIC_URL)],
    ];
  }

  use(_request: Request, response: Response, next: NextFunction): void {
    for (const [name, value] of this.headers) response.setHeader(name, value);
    next();
  }
}
