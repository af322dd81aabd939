import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DocumentKind, LeadDocuments } from '@mainstage/contracts/desk/documents';
import { documentKinds } from '@mainstage/contracts/desk/documents';
import type { FactsDraft } from '@mainstage/contracts/desk/draft';
import { draftAnswer } from '@mainstage/desk/draft/draft-answer';
import { Controller, Get, Header, Param, ParseEnumPipe, ParseUUIDPipe, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { ProblemError } from '../../http/problem-error';
import { DeskCalls } from '../desk-calls';
import { LeadDesk } from '../leads/lead-desk';
import { exampleLead } from '../leads/lead-examples';
import { exampleDocuments, exampleDraft } from './composer-examples';
import { DraftQueryDto } from './draft-query.dto';
import { LeadDocumentService } from './lead-document-service';

const LeadId = () => ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id });
const knownKind = new ParseEnumPipe(Object.fromEntries(documentKinds.map((kind) => [kind, kind])), {
  exceptionFactory: () => new ProblemError('not_found', 'There is no such document'),
});

/** Draft and documents for an answer. Nothing is stored or sent. */
@Controller(`${deskApi}/leads/:id`)
@DeskCalls()
export class LeadAnswersController {
  constructor(
    private readonly desk: LeadDesk,
    private readonly documents: LeadDocumentService,
  ) {}

  @Get('draft')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Draft an answer from the calendar and the venue’s facts',
    description: 'What the lead does not say is left out and named in `missing`.',
    operationId: 'desk-draft',
  })
  @LeadId()
  @ApiQuery({ name: 'language', required: false, example: 'de', description: 'Default: of the lead' })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('FactsDraft'), example: exampleDraft } },
  })
  @Problems('validation_failed', 'signed_out', 'not_found', 'unavailable')
  draft(@Param('id', ParseUUIDPipe) id: string, @Query() { language }: DraftQueryDto): Promise<FactsDraft> {
    const { origin, samplePrices } = this.documents.sources;
    return draftAnswer(this.desk.manager, id, { language, origin, samplePrices });
  }

  @Get('documents')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Documents that can be attached, and why others cannot', operationId: 'desk-documents' })
  @LeadId()
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('LeadDocuments'), example: exampleDocuments } },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  async list(@Param('id', ParseUUIDPipe) id: string): Promise<LeadDocuments> {
    return { documents: await this.documents.list(id) };
  }

  @Get('documents/:kind')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A document as it would be attached', operationId: 'desk-document' })
  @LeadId()
  @ApiParam({ name: 'kind', enum: documentKinds, example: 'plan' })
  @ApiProduces('application/pdf')
  @ApiResponse({ status: 200, content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @Problems('signed_out', 'not_found', 'document_unavailable', 'unavailable')
  async show(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('kind', knownKind) kind: DocumentKind,
  ): Promise<StreamableFile> {
    const { bytes, contentType, filename } = await this.documents.render(id, kind);
    return new StreamableFile(bytes, { type: contentType, disposition: `inline; filename="${filename}"` });
  }
}
