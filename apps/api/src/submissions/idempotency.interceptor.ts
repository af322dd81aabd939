import { contentHash } from '@mainstage/database/intake/submission';
import { IdempotencyKey } from '@mainstage/database/entities/idempotency-key';
import { transformOptions } from '@mainstage/contracts/field';
import { type FormName, forms } from '@mainstage/leads/forms';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectMetrics } from '@mainstage/nest/injection';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectRepository } from '@nestjs/typeorm';
import { plainToInstance } from 'class-transformer';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { Repository } from 'typeorm';
import { FORM } from '../http/form-call';
import { ProblemError } from '../http/problem-error';
import { keyReused } from './submission-service';
import { idempotencyKeyOf } from './submission-meta';

/**
 * Gives a form call whose Idempotency-Key was used before the first response again (rule form.idempotency), also where the form
 * is not valid any more. A key is looked up only when the form is refused: for all others the transaction that stores the lead
 * decides, so that a new form costs no query here.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const form = this.reflector.get<FormName | undefined>(FORM, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const key = form && idempotencyKeyOf(request);
    if (!key) return next.handle();
    return next.handle().pipe(catchError((error) => this.firstResponse(form, key, request.body, error)));
  }

  /** @throws the error where the key is new, ProblemError `idempotency_key_reused` where form or content were others */
  private async firstResponse(form: FormName, key: string, body: unknown, error: unknown): Promise<object> {
    if (!(error instanceof ProblemError) || error.code === 'unavailable') throw error;
    const stored = await this.keys.findOneBy({ key });
    if (!stored) throw error;
    if (stored.form !== form || !stored.contentHash.equals(hashOf(form, body))) throw keyReused();
    this.metrics.formSubmissions.inc({ form, result: 'replayed' });
    return stored.answer;
  }
}

/** The hash of the content as it is stored. */
function hashOf(form: FormName, body: unknown): Buffer {
  return contentHash(form, plainToInstance<object, unknown>(forms[form].body, body, transformOptions) as object);
}
