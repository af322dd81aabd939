import { randomUUID } from 'node:crypto';
import type { Metrics } from '@mainstage/observability/metrics';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names the request in logs and in the X-Request-Id header of its answer. */
    id: string;
  }
}

/**
 * One log line and one measurement a request: method, route pattern, status, time. Never the path itself, a header or
 * an address: a path may hold a token.
 */
export function requestLog(logger: Logger, metrics: Metrics): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const begun = performance.now();
    const given = request.get('X-Request-Id');
    request.id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    response.set('X-Request-Id', request.id);
    response.on('close', () => {
      const milliseconds = performance.now() - begun;
      const line = {
        requestId: request.id,
        method: request.method,
        route: routeOf(request),
        status: response.statusCode,
      };
      metrics.httpRequestSeconds.observe(
        { method: line.method, route: line.route, status: line.status },
        milliseconds / 1000,
      );
      logger[isFault(line) ? 'error' : 'info']({ ...line, ms: Math.round(milliseconds * 10) / 10 }, 'request');
    });
    next();
  };
}

/** A probe that is told "not ready yet" got the right answer. */
function isFault({ status, route }: { status: number; route: string }): boolean {
  return status >= 500 && !route.startsWith('/health/');
}

/** The pattern of the controller that answered; `site` for pages and files. */
function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'site';
}
