import { schemaOf } from '@mainstage/contracts/field';
import { forms, type FormName } from '@mainstage/leads/forms';
import { formHeaders, proofWords } from '@mainstage/contracts/headers';
import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { problemResponses } from './openapi';
import { RateLimited } from './rate-limit';

/** What every form call has in common: rate limit, 201, and its page of the API's description. */
export function FormCall(form: FormName, summary: string): MethodDecorator {
  const withStatus = form === 'webinar';
  return applyDecorators(
    HttpCode(201),
    RateLimited(form),
    ApiTags('Forms'),
    ApiOperation({ summary, operationId: `submit-${form}` }),
    ApiHeader({
      name: formHeaders.idempotencyKey,
      description: 'A UUID made once per filled-in form. The same key again gives the first answer and writes nothing.',
      schema: { type: 'string', format: 'uuid' },
    }),
    ApiHeader({
      name: formHeaders.proof,
      description: `"${proofWords.able}" where a proof of work can be asked for (428 with a challenge), then the proof; whoever leaves it out is never asked.`,
      schema: { type: 'string', maxLength: 2048 },
    }),
    ApiConsumes('application/json', 'application/x-www-form-urlencoded'),
    ApiBody({ schema: schemaOf(forms[form].body) as never }),
    ApiResponse({
      status: 201,
      description: 'The lead, its consent record and every mail it owes are stored; a plain form is answered by a page',
      schema: {
        type: 'object',
        required: withStatus ? ['id', 'status'] : ['id'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          ...(form === 'newsletter' && {
            mail: {
              type: 'string',
              enum: ['sent', 'on-its-way', 'not-again'],
              description: 'What became of the mail that asks to confirm',
            },
          }),
          ...(withStatus && {
            status: { type: 'string', enum: ['confirmed', 'waitlisted', 'received'] },
            provisional: { type: 'boolean', enum: [true], description: 'The seat is kept once the mail is answered' },
          }),
        },
      },
    }),
    ...problemResponses(
      'malformed_json',
      'forbidden_origin',
      ...(form === 'newsletter' ? (['already_subscribed'] as const) : []),
      ...(form === 'webinar' ? (['registration_closed'] as const) : []),
      'payload_too_large',
      'unsupported_media_type',
      'validation_failed',
      'proof_required',
      'rate_limited',
      'internal_error',
      'unavailable',
    ),
  );
}
