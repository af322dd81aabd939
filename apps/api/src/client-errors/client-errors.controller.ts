import { clientErrorsPath, reportableMessage, reportablePath } from '@mainstage/contracts/client-error';
import { ClientErrorReport } from '@mainstage/contracts/client-error-report';
import type { Logger } from '@mainstage/observability/logger';
import { Body, applyDecorators, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { InjectLogger } from '@mainstage/nest/injection';
import { schemaRef } from '../http/api-schemas';
import { problemResponses } from '../http/openapi';
import { RateLimited } from '../http/guards/rate-limit.guard';

/** Errors of pages in browsers: one log line each, with the reference that the visitor sees. */
@Controller()
@ApiTags('Pages')
export class ClientErrorsController {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  @Post(clientErrorsPath)
  @HttpCode(204)
  @RateLimited('client-error')
  @ApiOperation({ summary: 'Report that a page broke in the browser', operationId: 'report-client-error' })
  @ApiBody({
    schema: schemaRef(ClientErrorReport),
    examples: { report: { value: { reference: '7f3a9c1b', page: '/contact', message: 'x is undefined' } } },
  })
  @ApiResponse({ status: 204, description: 'Logged under its reference' })
  @applyDecorators(...problemResponses('malformed_json', 'forbidden_origin', 'validation_failed', 'rate_limited'))
  report(@Body() { reference, page, message, build }: ClientErrorReport): void {
    // Sanitised again, because anyone may post here, not only our own pages.
    const line = { reference, page: reportablePath(page), message: reportableMessage(message ?? ''), build };
    this.logger.error(line, 'page broke');
  }
}
