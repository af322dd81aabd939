import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { visitorAddressIn, visitorHeader } from '../../site/page-host';

/** Lets a call of this process's own pages count as the visitor's: limits go by the address of who sent the form. */
@Injectable()
export class VisitorAddressMiddleware implements NestMiddleware {
  use(request: Request, _response: Response, next: NextFunction): void {
    const address = visitorAddressIn(request.headers[visitorHeader]);
    if (address !== undefined) Object.defineProperty(request, 'ip', { value: address });
    next();
  }
}
