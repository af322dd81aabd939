import type { Answer, FormName } from '@mainstage/leads/forms';
import { InjectConfig } from '@mainstage/nest/injection';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { type Observable, tap } from 'rxjs';
import type { ApiConfig } from '../config';
import { FORM } from '../http/form-call';
import { setDeliveryCookie } from './delivery-cookie';

type FormAnswer = Answer<FormName> & { confirmation?: string; mail?: string };

/** Sets the cookie by which the browser that sent a form follows its confirmation (rule delivery.status). */
@Injectable()
export class DeliveryCookieInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<FormAnswer>): Observable<unknown> {
    if (!this.reflector.get<FormName | undefined>(FORM, context.getHandler())) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      tap(({ id, confirmation, mail }) => {
        // Of a newsletter sign-up only the first mail can be followed, because another visitor may request the next
        // one.
        if (confirmation === 'owed' || mail === 'sent') setDeliveryCookie(response, this.config, id);
      }),
    );
  }
}
