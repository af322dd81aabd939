import { type GateAnswer, type GatePage, gatePages } from '@mainstage/contracts/gates/gate';
import { GateForm } from '@mainstage/contracts/gates/gate-form';
import { gatedContent } from '@mainstage/protected-content/gated-content';
import { Body, applyDecorators, Controller, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { schemaRef } from '../http/api-schemas';
import { problemResponses } from '../http/openapi';
import { ProblemError } from '../http/problem-error';
import { KnownGate, TokenHolder } from './gate-guards';
import { GateKeeper } from './gate-keeper';
import { GatedFiles } from './gated-files';

const ForTokenHolders = () =>
  applyDecorators(
    UseGuards(TokenHolder),
    ApiBearerAuth('gate'),
    ...problemResponses('gate_locked', 'not_found', 'internal_error'),
  );

@Controller('api/gates/:page')
@UseGuards(KnownGate)
@ApiTags('Gates')
@ApiParam({ name: 'page', enum: gatePages, enumName: 'GatePage' })
export class GatesController {
  constructor(
    private readonly keeper: GateKeeper,
    private readonly files: GatedFiles,
  ) {}

  @Post('unlock')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send the password of a gated page and get its token', operationId: 'unlock-gate' })
  @ApiBody({ schema: schemaRef(GateForm), examples: { guess: { value: { password: 'the password of the page' } } } })
  @ApiResponse({
    status: 200,
    description: 'The token belongs to this page and this password; it expires',
    content: { 'application/json': { schema: schemaRef('GateToken'), example: { token: 'Z2F0ZQ.c2lnbmVk' } } },
  })
  @ForGuessers()
  async unlock(
    @Param('page') page: GatePage,
    @Body() { password }: GateForm,
    @Req() { ip = '' }: Request,
  ): Promise<GateAnswer> {
    return { token: await this.keeper.unlock(page, password, ip) };
  }

  @Get('content')
  @ForTokenHolders()
  @ApiOperation({ summary: 'The content of a gated page', operationId: 'gate-content' })
  @ApiResponse({
    status: 200,
    description: 'Words and figures of the page',
    content: { 'application/json': { schema: schemaRef('GateContent'), example: { title: 'Handbook' } } },
  })
  content(@Param('page') page: GatePage): object {
    return gatedContent[page];
  }

  @Get('files/:name')
  @ForTokenHolders()
  @ApiOperation({ summary: 'A picture or document of a gated page', operationId: 'gate-file' })
  @ApiParam({ name: 'name', example: 'handbook.pdf' })
  @ApiResponse({
    status: 200,
    description: 'The file',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  file(@Param('page') page: GatePage, @Param('name') name: string, @Res() response: Response): void {
    const file = this.files.find(page, name);
    if (!file) throw new ProblemError('not_found', 'There is no such file');
    // Never cached, because every request needs the token (Cache-Control is set for all of /api).
    response.type(file.type).sendFile(file.path, { cacheControl: false, etag: false, lastModified: false });
  }
}

function ForGuessers(): MethodDecorator {
  return applyDecorators(
    ...problemResponses(
      'malformed_json',
      'wrong_password',
      'forbidden_origin',
      'not_found',
      'payload_too_large',
      'unsupported_media_type',
      'validation_failed',
      'rate_limited',
      'internal_error',
    ),
  );
}
