import type { IncomingMessage } from 'node:http';
import type { Metrics } from '@mainstage/observability/metrics';
import { routeOf } from './route-of';

/**
 * Measures each request: how long it took, by method, route pattern and status.
 * @returns called when a request is over, after so many seconds
 */
export function requestMetrics({
  httpRequestSeconds,
}: Metrics): (request: IncomingMessage, status: number, seconds: number) => void {
  return (request, status, seconds) =>
    httpRequestSeconds.observe({ method: request.method ?? '', route: routeOf(request), status }, seconds);
}
