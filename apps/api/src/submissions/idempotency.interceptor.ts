import { transformOptions } from '@mainstage/contracts/field';
import { type FormName, forms } from '@mainstage/leads/forms';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import type { Request } from 'express';
import { type Observable, of } from 'rxjs';
import { idempotencyKeyOf, submissionOf } from './submission-meta';
import { SubmissionService } from './submission-service';
import { FORM } from '../http/form-call';

/**
 * Gives a form call whose Idempotency-Key was used before the first response again (rule form.idempotency). The key is stored in
 * the transaction that stores the lead, which decides where two calls with one key arrive at the same time.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly submissions: SubmissionService,
  ) {}

  /** @throws ProblemError `idempotency_key_reused` where the key was used for another form or other content */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const form = this.reflector.get<FormName | undefined>(FORM, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const key = form && idempotencyKeyOf(request);
    const stored =
      key && (await this.submissions.replay(submissionOf(form, { key, suspicions: [] }, cleaned(form, request.body))));
    return stored ? of(stored) : next.handle();
  }
}

/** The content as it is stored: the interceptor runs before the ValidationPipe. */
function cleaned(form: FormName, body: unknown): object {
  return plainToInstance<object, unknown>(forms[form].body, body, transformOptions) as object;
}
