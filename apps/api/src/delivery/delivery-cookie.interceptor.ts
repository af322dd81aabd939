import { deliveryPagePath } from '@mainstage/contracts/delivery';
import { InjectConfig } from '@mainstage/nest/injection';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import type { ApiConfig } from '../config';
import { FORM } from '../http/form-call';
import { setDeliveryCookie } from './delivery-cookie';

/** Seconds in which a receipt without scripts is read before it makes way for the news about its confirmation. */
const readingSeconds = 20;

interface FormAnswer {
  id: string;
  confirmation?: string;
  mail?: string;
}

/** Lets the browser follow the confirmation that its form is answered with (rule delivery.status). */
@Injectable()
export class DeliveryCookieInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.reflector.get<string | undefined>(FORM, context.getHandler())) return next.handle();
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(tap((answer: FormAnswer) => this.follow(answer, http.getRequest<Request>(), http.getResponse<Response>())));
  }

  private follow({ id, confirmation, mail }: FormAnswer, request: Request, response: Response): void {
    // Of a newsletter sign-up only the first mail can be followed: another visitor may ask for the next one.
    if (confirmation !== 'owed' && mail !== 'sent') return;
    setDeliveryCookie(response, this.config, id);
    if (request.noJsForm) response.setHeader('Refresh', `${readingSeconds}; url=${deliveryPagePath(id)}`);
  }
}
