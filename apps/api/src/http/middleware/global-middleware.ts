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

export const globalMiddleware = steps.flatMap(([, ...middleware]) => middleware);

/**
 * Binds the middleware for every request, in this order, whether a controller, the site or Swagger responds. Uses
 * `app.use` instead of a module, because Nest would add bookkeeping for each request and middleware.
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
