import { type ProblemCode, problems } from '@mainstage/contracts/problem';
import { applyDecorators, type INestApplication } from '@nestjs/common';
import { ApiExcludeController, ApiResponse, DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import packageJson from '../../../../package.json' with { type: 'json' };
import { HealthController } from '@mainstage/nest/health/health.controller';
import { MetricsController } from '@mainstage/nest/metrics/metrics.controller';
import { apiSchemas, schemaRef } from './api-schemas';

/** OpenAPI responses of error codes; codes with the same status share an entry. */
export function problemResponses(...codes: ProblemCode[]): MethodDecorator[] {
  const statuses = [...new Set(codes.map((code) => problems[code].status))];
  return statuses.map((status) => {
    const sharing = codes.filter((code) => problems[code].status === status);
    return ApiResponse({
      status,
      description: sharing.map((code) => problems[code].title).join(' / '),
      content: {
        'application/problem+json': {
          schema: { allOf: [schemaRef('Problem')], properties: { code: { type: 'string', enum: sharing } } },
        },
      },
    });
  });
}

export const Problems = (...codes: ProblemCode[]) => applyDecorators(...problemResponses(...codes));

// They are shared with the worker, which has no OpenAPI document.
for (const controller of [HealthController, MetricsController]) ApiExcludeController()(controller);

export function apiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Mainstage')
    .setDescription(
      'Forms, webinar dates and gated pages of the venue. Errors are application/problem+json (RFC 9457).',
    )
    .setVersion(packageJson.version)
    .setOpenAPIVersion('3.1.0')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'Token of a gate, given for its password' }, 'gate')
    .addCookieAuth('desk-session', { type: 'apiKey', in: 'cookie', description: 'Session of the sales desk' }, 'desk')
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: false });
  const components = { ...document.components, schemas: { ...document.components?.schemas, ...apiSchemas() } };
  return { ...document, components };
}

/** The document is made at its first request, because that takes longer than the rest of the start. */
export function serveDocument(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Mainstage API',
  });
}
