import { contentHash } from '@mainstage/leads/content-hash';
import type { Submission } from './intake/submission';
import { formHeaders } from '@mainstage/contracts/headers';
import type { Language } from '@mainstage/contracts/language';
import type { FormName } from '@mainstage/leads/forms';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { ValidationFailed } from '../http/problem-error';

/** Data of a form call beside its body. */
export interface SubmissionMeta {
  /** Its Idempotency-Key; absent if the client sends none. */
  key?: string;
  /** Reasons for suspecting a bot, as text for sales. */
  suspicions: string[];
}

export const Meta = createParamDecorator((_: undefined, context: ExecutionContext): SubmissionMeta => {
  const request = context.switchToHttp().getRequest<Request>();
  return { key: idempotencyKeyOf(request), suspicions: request.suspicions ?? [] };
});

/** The Idempotency-Key, which a page generates for the filled-in form. @throws ValidationFailed if it is no UUID */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get(formHeaders.idempotencyKey)?.trim();
  if (key !== undefined && !isUUID(key))
    throw new ValidationFailed([
      {
        field: formHeaders.idempotencyKey,
        code: 'invalid_key',
        message: `${formHeaders.idempotencyKey} must be a UUID`,
      },
    ]);
  return key;
}

export function submissionOf(form: FormName, meta: SubmissionMeta, body: object & { language?: Language }): Submission {
  const { language } = body;
  return { form, ...meta, contentHash: contentHash(form, body), ...(language && { language }) };
}
