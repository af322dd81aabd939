import { Injectable, type NestMiddleware } from '@nestjs/common';
import compression from 'compression';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { DeskPages } from './desk-pages';

@Injectable()
export class DeskPagesMiddleware implements NestMiddleware {
  private readonly router = Router();

  constructor(pages: DeskPages) {
    this.router.use(compression());
    this.router.use(pages.handlers());
  }

  use(request: Request, response: Response, next: NextFunction): void {
    this.router(request, response, next);
  }
}
