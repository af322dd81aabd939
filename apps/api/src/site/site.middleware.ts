import { constants } from 'node:zlib';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import compression from 'compression';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { Site } from './site';

/** Serves the built site: every GET that no controller answers. */
@Injectable()
export class SiteMiddleware implements NestMiddleware {
  private readonly router = Router();

  constructor(site: Site) {
    // One level above the library's own: a page is a tenth smaller for half a millisecond more.
    this.router.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));
    this.router.use(site.router());
  }

  use(request: Request, response: Response, next: NextFunction): void {
    if (request.path.startsWith('/api/')) next();
    else this.router(request, response, next);
  }
}
