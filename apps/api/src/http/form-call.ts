import { forms, type FormName } from '@mainstage/leads/forms';
import { formHeaders, proofWords } from '@mainstage/contracts/headers';
import { applyDecorators, HttpCode, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { HoneypotGuard } from './guards/honeypot.guard';
import { ProofOfWorkGuard } from './guards/proof-of-work.guard';
import { RateLimited } from './guards/rate-limit.guard';
import { schemaRef } from './api-schemas';
import { formExamples } from './form-examples';
import { problemResponses } from './openapi';

export const FORM = 'form';

const responses = {
  newsletter: 'SubscriptionAccepted',
  contact: 'SubmissionAccepted',
  tour: 'SubmissionAccepted',
  webinar: 'RegistrationAccepted',
  'business-event': 'SubmissionAccepted',
} as const satisfies Record<FormName, string>;

/** Common to every form call: rate limit, bot checks, idempotency, 201, and the OpenAPI description. */
export function FormCall(form: FormName, summary: string): MethodDecorator {
  return applyDecorators(
    HttpCode(201),
    SetMetadata(FORM, form),
    RateLimited(form),
    UseGuards(HoneypotGuard, ProofOfWorkGuard),
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
    ApiConsumes('application/json'),
    ApiBody({ schema: schemaRef(forms[form].body), examples: { form: { value: formExamples[form].body } } }),
    ApiResponse({
      status: 201,
      description: 'The lead, its consent record and all its mails are stored',
      content: {
        'application/json': { schema: schemaRef(responses[form]), example: formExamples[form].response },
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
      'idempotency_key_reused',
      'proof_required',
      'rate_limited',
      'internal_error',
      'unavailable',
    ),
  );
}
