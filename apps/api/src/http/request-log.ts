import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { headerOf } from './header-of';
import { routeOf } from './route-of';

declare module 'http' {
  interface IncomingMessage {
    /** Names the request in logs and in the X-Request-Id header of its answer. */
    id: string;
  }
}

/** Gives the request its name: that of the caller, unless it could do harm. */
export function nameRequest(request: IncomingMessage): void {
  const given = headerOf(request, 'x-request-id');
  request.id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * One log line a request: method, route pattern, status, time. Never the path itself, a header or an address: a path may
 * hold a token. Not by pino-http, which makes two loggers a request: a fifth of a form call's time, measured.
 * @returns called when a request is over, after so many seconds
 */
export function requestLog(logger: Logger): (request: IncomingMessage, status: number, seconds: number) => void {
  return (request, status, seconds) => {
    const { id: requestId, method } = request;
    const route = routeOf(request);
    const ms = Math.round(seconds * 10_000) / 10;
    logger[isFault(route, status) ? 'error' : 'info']({ requestId, method, route, status, ms }, 'request');
  };
}

/** A probe that is told "not ready yet" got the right answer. */
function isFault(route: string, status: number): boolean {
  return status >= 500 && !route.startsWith('/health/');
}
