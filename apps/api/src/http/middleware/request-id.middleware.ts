import { randomUUID } from 'node:crypto';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

declare module 'http' {
  interface IncomingMessage {
    /** Id of the request in logs and in the X-Request-Id header of its response. */
    id: string;
  }
}

/** Assigns each request an id: the client's X-Request-Id if it is safe to log, otherwise a new UUID. */
@Injectable()
export class RequestIdMiddleware implements NestMiddleware {
  use(request: Request, response: Response, next: NextFunction): void {
    const given = request.get('X-Request-Id');
    request.id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', request.id);
    next();
  }
}
