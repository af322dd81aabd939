import { deliveryPagePath } from '@mainstage/contracts/delivery';
import type { Answer, FormName } from '@mainstage/leads/forms';
import { InjectConfig } from '@mainstage/nest/injection';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { ApiConfig } from '../config';
import { FORM } from '../http/form-call';
import { NoJsFormPages } from '../no-js-forms/no-js-form-pages';
import { setDeliveryCookie } from './delivery-cookie';

/** Seconds in which a receipt without scripts is read before it makes way for the news about its confirmation. */
const readingSeconds = 20;

type FormAnswer = Answer<FormName> & { confirmation?: string; mail?: string };

/**
 * Completes the response to a form that was accepted: the cookie by which its browser follows the confirmation (rule
 * delivery.status), and a page where the form came without scripts. What is refused the filter turns into a page.
 */
@Injectable()
export class FormResponseInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly pages: NoJsFormPages,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<FormAnswer>): Observable<unknown> {
    if (!this.reflector.get<FormName | undefined>(FORM, context.getHandler())) return next.handle();
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(map((answer) => this.complete(answer, http.getRequest<Request>(), http.getResponse<Response>())));
  }

  private complete(answer: FormAnswer, { noJsForm }: Request, response: Response): FormAnswer | string {
    // Of a newsletter sign-up only the first mail can be followed: another visitor may ask for the next one.
    const isFollowed = answer.confirmation === 'owed' || answer.mail === 'sent';
    if (isFollowed) setDeliveryCookie(response, this.config, answer.id);
    if (!noJsForm) return answer;
    if (isFollowed) response.setHeader('Refresh', `${readingSeconds}; url=${deliveryPagePath(answer.id)}`);
    response.type('html');
    return this.pages.accepted(noJsForm, answer);
  }
}
