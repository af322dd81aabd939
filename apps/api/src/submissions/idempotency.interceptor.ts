import { contentHash } from '@mainstage/database/intake/submission';
import { transformOptions } from '@mainstage/contracts/field';
import { type FormName, forms } from '@mainstage/leads/forms';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectMetrics } from '@mainstage/nest/injection';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import type { Request } from 'express';
import { type Observable, of } from 'rxjs';
import { FORM } from '../http/form-call';
import { IdempotencyKeys } from './idempotency-keys';
import { keyReused } from './submission-service';
import { idempotencyKeyOf } from './submission-meta';

/**
 * Gives a form call whose Idempotency-Key was used before the first response again (rule form.idempotency). The key is stored in
 * the transaction that stores the lead, which decides where two calls with one key arrive at the same time.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: IdempotencyKeys,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {}

  /** @throws ProblemError `idempotency_key_reused` where the key was used for another form or other content */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const form = this.reflector.get<FormName | undefined>(FORM, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const key = form && idempotencyKeyOf(request);
    const stored = key && (await this.keys.find(key));
    if (!stored) return next.handle();
    if (stored.form !== form || !stored.contentHash.equals(hashOf(form, request.body))) throw keyReused();
    this.metrics.formSubmissions.inc({ form, result: 'replayed' });
    return of(stored.answer);
  }
}

/** The hash of the content as it is stored: the interceptor runs before the ValidationPipe. */
function hashOf(form: FormName, body: unknown): Buffer {
  return contentHash(form, plainToInstance<object, unknown>(forms[form].body, body, transformOptions) as object);
}
