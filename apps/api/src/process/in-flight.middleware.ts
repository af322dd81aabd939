import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Drain } from './drain';

@Injectable()
export class InFlightMiddleware implements NestMiddleware {
  constructor(private readonly drain: Drain) {}

  use(_request: Request, response: Response, next: NextFunction): void {
    response.on('close', this.drain.enter(response));
    const { handlingResumes } = this.drain;
    if (handlingResumes) void handlingResumes.then(() => next());
    else next();
  }
}
