import { Injectable, type NestMiddleware } from '@nestjs/common';
import express, { type NextFunction, type Request, type Response } from 'express';
import { bodyProblem } from '../body-problem';

/** Parses the forms of pages without scripts: a few short fields. */
@Injectable()
export class UrlEncodedBodyMiddleware implements NestMiddleware {
  private readonly parse = express.urlencoded({ extended: false, limit: '8kb', parameterLimit: 10 });

  use(request: Request, response: Response, next: NextFunction): void {
    this.parse(request, response, (error?: unknown) => next(error && bodyProblem(error)));
  }
}
