import { rendererHeaders } from '@mainstage/contracts/page-server';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { visitorAddressIn } from '../../site/renderer';

declare module 'http' {
  interface IncomingMessage {
    /** Made for a visitor by a page that the renderer of this process renders. */
    isFromPages?: boolean;
  }
}

/** Attributes calls of this process's own pages to the visitor, because limits apply to the sender of the form. */
@Injectable()
export class VisitorAddressMiddleware implements NestMiddleware {
  use(request: Request, _response: Response, next: NextFunction): void {
    const address = visitorAddressIn(request.headers[rendererHeaders.visitor]);
    if (address !== undefined) {
      request.isFromPages = true;
      Object.defineProperty(request, 'ip', { value: address });
    }
    next();
  }
}
