import type { Answer, FormName } from '@mainstage/leads/forms';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { PlainAnswers } from './plain-answers';

/** Makes the answer to a plain form a page; what scripts sent is answered as ever. */
@Injectable()
export class PlainAnswerInterceptor implements NestInterceptor {
  constructor(private readonly answers: PlainAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const { plainForm } = http.getRequest<Request>();
    if (!plainForm) return next.handle();
    return next.handle().pipe(
      map((answer) => {
        http.getResponse<Response>().type('html');
        return this.answers.taken(plainForm, answer as Answer<FormName> & Answer<'webinar'>);
      }),
    );
  }
}
