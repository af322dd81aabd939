import { fieldErrorCodes } from '@mainstage/contracts/field';
import { type ProblemCode, problems } from '@mainstage/contracts/problem';
import { applyDecorators, type INestApplication } from '@nestjs/common';
import { ApiExcludeController, ApiResponse, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { HealthController } from '@mainstage/server/health/health.controller';
import { MetricsController } from '@mainstage/server/metrics/metrics.controller';

/** The error answers of a call, as its description shows them; codes that share a status share an entry. */
export function problemResponses(...codes: ProblemCode[]): MethodDecorator[] {
  const statuses = [...new Set(codes.map((code) => problems[code].status))];
  return statuses.map((status) => {
    const sharing = codes.filter((code) => problems[code].status === status);
    return ApiResponse({
      status,
      description: sharing.map((code) => problems[code].title).join(' / '),
      content: { 'application/problem+json': { schema: problemSchema(sharing) } },
    });
  });
}

/** The same as a decorator of a call. */
export const Problems = (...codes: ProblemCode[]) => applyDecorators(...problemResponses(...codes));

// The worker has them too, and knows nothing of descriptions.
for (const controller of [HealthController, MetricsController]) ApiExcludeController()(controller);

/** Serves the description of the API: OpenAPI 3.1 at /api/openapi.json, readable at /api/docs. */
export function describeApi(app: INestApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Mainstage')
    .setDescription(
      'Forms, webinar dates and gated pages of the venue. Errors are application/problem+json (RFC 9457).',
    )
    .setVersion('1.0.0')
    .setOpenAPIVersion('3.1.0')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'Token of a gate, given for its password' }, 'gate')
    .build();
  SwaggerModule.setup('api/docs', app, SwaggerModule.createDocument(app, description, { autoTagControllers: false }), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Mainstage API',
  });
}

function problemSchema(codes: ProblemCode[]) {
  const text = { type: 'string' } as const;
  return {
    type: 'object' as const,
    required: ['type', 'title', 'status', 'detail', 'code'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' as const },
      detail: text,
      code: { type: 'string' as const, enum: codes },
      ...(codes.includes('internal_error') && { reference: text }),
      ...(codes.includes('proof_required') && { challenge: { type: 'object' as const } }),
      ...(codes.includes('validation_failed') && {
        errors: {
          type: 'array' as const,
          items: {
            type: 'object' as const,
            required: ['field', 'code', 'message'],
            properties: { field: text, code: { type: 'string' as const, enum: [...fieldErrorCodes] }, message: text },
          },
        },
      }),
    },
  };
}
