import { transformOptions } from '@mainstage/contracts/field';
import { type FormName, forms } from '@mainstage/leads/forms';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { FORM } from '../http/form-call';
import { ProblemError } from '../http/problem-error';
import { idempotencyKeyOf, submissionOf } from './submission-meta';
import { SubmissionService } from './submission-service';

/**
 * Repeats the first response to a form call whose Idempotency-Key was used before (rule form.idempotency), even if the
 * form is no longer valid. A key is looked up only when the form is refused: for all others the transaction that stores
 * the lead decides, so that a new form costs no query here.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly submissions: SubmissionService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const form = this.reflector.get<FormName | undefined>(FORM, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const key = form && idempotencyKeyOf(request);
    if (!key) return next.handle();
    return next.handle().pipe(catchError((error) => this.firstResponse(form, key, request.body, error)));
  }

  /** @throws the error if the key is new, ProblemError `idempotency_key_reused` if form or content differ */
  private async firstResponse(form: FormName, key: string, body: unknown, error: unknown): Promise<object> {
    if (!(error instanceof ProblemError) || error.code === 'unavailable') throw error;
    const content = plainToInstance<object, unknown>(forms[form].body, body, transformOptions) as object;
    const first = await this.submissions.replay(submissionOf(form, { key, suspicions: [] }, content));
    if (!first) throw error;
    return first;
  }
}
