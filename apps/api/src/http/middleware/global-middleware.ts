import type { NestMiddleware, Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { deskAddress } from '@mainstage/contracts/desk/calls';
import type { NextFunction, Request, Response } from 'express';
import { DeskPagesMiddleware } from '../../desk/pages/desk-pages.middleware';
import { OpsPortMiddleware } from '../../ops/ops-port.middleware';
import { InFlightMiddleware } from '../../process/in-flight.middleware';
import { SiteMiddleware } from '../../site/site.middleware';
import { AccessLogMiddleware } from './access-log.middleware';
import { JsonBodyMiddleware } from './json-body.middleware';
import { NoStoreMiddleware } from './no-store.middleware';
import { RequestIdMiddleware } from './request-id.middleware';
import { SecurityHeadersMiddleware } from './security-headers.middleware';
import { VisitorAddressMiddleware } from './visitor-address.middleware';

type ExpressMiddleware = NestMiddleware<Request, Response>;

const steps: [path: string, ...middleware: Type<ExpressMiddleware>[]][] = [
  [
    '/',
    VisitorAddressMiddleware,
    RequestIdMiddleware,
    AccessLogMiddleware,
    InFlightMiddleware,
    SecurityHeadersMiddleware,
    OpsPortMiddleware,
  ],
  ['/api', NoStoreMiddleware, JsonBodyMiddleware],
  [deskAddress, DeskPagesMiddleware],
  ['/', SiteMiddleware],
];

/** Providers of the middleware that every request passes. */
export const globalMiddleware = steps.flatMap(([, ...middleware]) => middleware);

/**
 * Binds the middleware that every request passes, in this order, whatever answers it: a controller, the site or Swagger. It is
 * bound with `app.use` and not in a module, where Nest would note each request for each middleware and wait for each.
 */
export function useGlobalMiddleware(app: NestExpressApplication): void {
  for (const [path, ...middleware] of steps)
    for (const Middleware of middleware) {
      const instance = app.get(Middleware);
      app.use(path, (request: Request, response: Response, next: NextFunction) =>
        instance.use(request, response, next),
      );
    }
}
