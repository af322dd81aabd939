import type { Metrics } from '@mainstage/observability/metrics';
import { InjectLogger, InjectMetrics } from '@mainstage/nest/injection';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { routeOf } from '../route-of';

/**
 * Writes one log line and one observation of `http_request_seconds` for each request: method, route pattern, status,
 * time. Never the path, a header or an address, because a path may contain a token. It is a middleware because an
 * interceptor sees neither requests that a guard rejects nor pages without a controller.
 */
@Injectable()
export class AccessLogMiddleware implements NestMiddleware {
  constructor(
    @InjectLogger() private readonly logger: Logger,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const startedAt = performance.now();
    response.on('close', () => this.record(request, response.statusCode, performance.now() - startedAt));
    next();
  }

  private record(request: Request, status: number, milliseconds: number): void {
    const { id: requestId, method } = request;
    const route = routeOf(request);
    const ms = Math.round(milliseconds * 10) / 10;
    this.logger[isFault(route, status) ? 'error' : 'info']({ requestId, method, route, status, ms }, 'request');
    this.metrics.httpRequestSeconds.observe({ method, route, status }, milliseconds / 1000);
  }
}

/** A readiness probe that responds "not yet" is no fault. */
function isFault(route: string, status: number): boolean {
  return status >= 500 && !route.startsWith('/health/');
}
