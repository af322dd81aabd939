import type { Metrics } from '@mainstage/observability/metrics';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { routeOf } from './route-of';

/** Measures each request: how long it took, by method, route pattern and status. */
export function requestMetrics({ httpRequestSeconds }: Metrics): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const measured = httpRequestSeconds.startTimer({ method: request.method });
    response.on('close', () => measured({ route: routeOf(request), status: response.statusCode }));
    next();
  };
}
