import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { NoJsFormPages } from './no-js-form-pages';
import { linkProblemPage } from './mail-links';

/** Has a page say what went wrong with the button behind a mail's link. */
@Injectable()
export class MailLinksMiddleware implements NestMiddleware {
  constructor(private readonly pages: NoJsFormPages) {}

  use(request: Request, _response: Response, next: NextFunction): void {
    const page = linkProblemPage(this.pages, request);
    if (page) request.problemPage = page;
    next();
  }
}
