import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { visitorAddressIn, visitorHeader } from '../../site/page-host';

declare module 'http' {
  interface IncomingMessage {
    /** The pages that this process renders make the call in a visitor's name. */
    isFromPages?: boolean;
  }
}

/** Lets a call of this process's own pages count as the visitor's: limits go by the address of who sent the form. */
@Injectable()
export class VisitorAddressMiddleware implements NestMiddleware {
  use(request: Request, _response: Response, next: NextFunction): void {
    const address = visitorAddressIn(request.headers[visitorHeader]);
    if (address !== undefined) {
      request.isFromPages = true;
      Object.defineProperty(request, 'ip', { value: address });
    }
    next();
  }
}
