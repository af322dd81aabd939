import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Answer, FormName } from '@mainstage/leads/forms';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { NoJsFormPages } from './no-js-form-pages';

/** Turns the answer to a form that came without scripts into a page; what went wrong the filter turns into one. */
@Injectable()
export class NoJsFormInterceptor implements NestInterceptor {
  constructor(private readonly pages: NoJsFormPages) {}

  intercept(context: ExecutionContext, next: CallHandler<Answer<FormName>>): Observable<unknown> {
    const http = context.switchToHttp();
    const { noJsForm } = http.getRequest<Request>();
    if (!noJsForm) return next.handle();
    http.getResponse<Response>().type('html');
    return next.handle().pipe(map((answer) => this.pages.accepted(noJsForm, answer)));
  }
}
