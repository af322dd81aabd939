import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { routeOf } from './route-of';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names the request in logs and in the X-Request-Id header of its answer. */
    id: string;
  }
}

const nothing = () => undefined;

/**
 * One log line a request: method, route pattern, status, time. Never the path itself, a header or an address: a path may
 * hold a token. So what pino-http would tell of request and answer is left out here, in lines of `request.log` too.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger,
    genReqId,
    customAttributeKeys: { reqId: 'requestId' },
    quietReqLogger: true,
    quietResLogger: true,
    wrapSerializers: false,
    serializers: { req: nothing, res: nothing },
    customLogLevel: (request, response) => (isFault(request, response) ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customSuccessObject: line,
    customErrorObject: (request, response, _error, told: Told) => line(request, response, told),
  });
}

function genReqId(request: Request, response: Response): string {
  const given = request.get('X-Request-Id');
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  response.set('X-Request-Id', id);
  return id;
}

interface Told {
  responseTime: number;
}

function line(request: Request, { statusCode }: Response, { responseTime }: Told) {
  return { method: request.method, route: routeOf(request), status: statusCode, ms: responseTime };
}

/** A probe that is told "not ready yet" got the right answer. */
function isFault(request: Request, { statusCode }: Response): boolean {
  return statusCode >= 500 && !routeOf(request).startsWith('/health/');
}
