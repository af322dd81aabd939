import { contentHash, type Submission } from '@mainstage/database/intake/submission';
import type { FormName } from '@mainstage/leads/forms';
import { formHeaders, isHasty } from '@mainstage/contracts/headers';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { IncomingMessage } from 'node:http';
import { headerOf } from '../http/header-of';
import { keyOfPlainForm } from '../plain-forms/plain-form';
import { ValidationFailed } from '../http/problem-error';

/** What the headers of a form call say about it. */
export interface Arrival {
  key?: string;
  suspicions: string[];
}

export const FormArrival = createParamDecorator((_: undefined, context: ExecutionContext) =>
  arrivalOf(context.switchToHttp().getRequest<IncomingMessage>()),
);

/** Reads the headers of `formHeaders`; a malformed Idempotency-Key is refused, the others only raise suspicion. */
export function arrivalOf(request: IncomingMessage): Arrival {
  const { plainForm } = request;
  if (plainForm)
    return { key: keyOfPlainForm(plainForm), suspicions: suspicionsOf(request, plainForm.trap, undefined) };
  const key = headerOf(request, formHeaders.idempotencyKey)?.trim();
  if (key !== undefined && !isUUID(key))
    throw new ValidationFailed([
      {
        field: formHeaders.idempotencyKey,
        code: 'invalid_key',
        message: `${formHeaders.idempotencyKey} must be a UUID`,
      },
    ]);
  const { trap, age } = formHeaders;
  return { key, suspicions: suspicionsOf(request, headerOf(request, trap), headerOf(request, age)) };
}

/** Signs of a robot, in words for the sales team. A client that sends neither header is judged by the hour alone (http/mail-brake.ts). */
function suspicionsOf(request: IncomingMessage, trap: string | undefined, age: string | undefined): string[] {
  const suspicions: string[] = request.heldBack ? [request.heldBack] : [];
  if (trap) suspicions.push('A field that no human sees was filled in.');
  if (isHasty(age) && !request.proven) suspicions.push(`The form was sent ${age} ms after it was shown.`);
  return suspicions;
}

export function submissionOf(form: FormName, arrival: Arrival, body: object): Submission {
  return { form, ...arrival, contentHash: contentHash(form, body) };
}
