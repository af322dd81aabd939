import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { routeOf } from './route-of';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names the request in logs and in the X-Request-Id header of its answer. */
    id: string;
  }
}

/**
 * One log line a request: method, route pattern, status, time. Never the path itself, a header or an address: a path may
 * hold a token. Not by pino-http, which makes two loggers a request: a fifth of a form call's time, measured.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const begun = performance.now();
    const given = request.get('X-Request-Id');
    request.id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', request.id);
    response.on('close', () => {
      const { id: requestId, method } = request;
      const route = routeOf(request);
      const status = response.statusCode;
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      logger[isFault(route, status) ? 'error' : 'info']({ requestId, method, route, status, ms }, 'request');
    });
    next();
  };
}

/** A probe that is told "not ready yet" got the right answer. */
function isFault(route: string, status: number): boolean {
  return status >= 500 && !route.startsWith('/health/');
}
