import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PlainAnswers } from './plain-answers';
import { linkProblemPage } from './plain-links';

/** Has a page say what went wrong with the button behind a mail's link. */
@Injectable()
export class PlainLinksMiddleware implements NestMiddleware {
  constructor(private readonly answers: PlainAnswers) {}

  use(request: Request, _response: Response, next: NextFunction): void {
    const page = linkProblemPage(this.answers, request);
    if (page) request.problemPage = page;
    next();
  }
}
