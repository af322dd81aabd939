import { deskApi } from '@mainstage/contracts/desk/calls';
import type { WholeMessage } from '@mainstage/contracts/desk/messages';
import { Controller, Get, Header, Param, ParseUUIDPipe, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { StoredMessages } from '../../inbound-messages/stored-messages';
import { DeskCalls } from '../desk-calls';
import { exampleWholeMessage } from './message-example';

const idParam = { name: 'id', format: 'uuid', example: exampleWholeMessage.id };
const file = { schema: { type: 'string', format: 'binary' } } as const;

/** Whole inbound messages with their files. */
@Controller(`${deskApi}/messages`)
@DeskCalls()
export class MessagesController {
  constructor(private readonly messages: StoredMessages) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A received message in full', operationId: 'desk-message' })
  @ApiParam(idParam)
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('WholeMessage'), example: exampleWholeMessage } },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  show(@Param('id', ParseUUIDPipe) id: string): Promise<WholeMessage> {
    return this.messages.message(id);
  }

  @Get(':id/html')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'HTML of a message, as a page for a frame',
    description: 'Without scripts, forms, remote content and origin; every link is followed by its true address.',
    operationId: 'desk-message-html',
  })
  @ApiParam(idParam)
  @ApiProduces('text/html')
  @ApiResponse({ status: 200, content: { 'text/html': { schema: { type: 'string' } } } })
  @Problems('signed_out', 'not_found', 'unavailable')
  html(@Param('id', ParseUUIDPipe) id: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    return this.messages.html(id, response);
  }

  @Get(':id/original')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Original of a message, as a file', operationId: 'desk-message-original' })
  @ApiParam(idParam)
  @ApiProduces('application/octet-stream')
  @ApiResponse({ status: 200, content: { 'application/octet-stream': file } })
  @Problems('signed_out', 'not_found', 'unavailable')
  original(@Param('id', ParseUUIDPipe) id: string): Promise<StreamableFile> {
    return this.messages.original(id);
  }

  @Get(':id/attachments/:number')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Attachment of a message, to save', operationId: 'desk-message-attachment' })
  @ApiParam(idParam)
  @ApiParam({ name: 'number', schema: { type: 'integer', minimum: 0 }, example: 0 })
  @ApiProduces('application/octet-stream')
  @ApiResponse({ status: 200, content: { 'application/octet-stream': file } })
  @Problems('signed_out', 'not_found', 'unavailable')
  attachment(@Param('id', ParseUUIDPipe) id: string, @Param('number') number: string): Promise<StreamableFile> {
    return this.messages.attachment(id, number);
  }

  @Get(':id/attachments/:number/preview')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Picture attached to a message, re-encoded',
    description: 'PNG, JPEG, GIF or WebP, at most 1,600 pixels wide and high; nothing of the original bytes is left.',
    operationId: 'desk-message-preview',
  })
  @ApiParam(idParam)
  @ApiParam({ name: 'number', schema: { type: 'integer', minimum: 0 }, example: 0 })
  @ApiProduces('image/webp')
  @ApiResponse({ status: 200, content: { 'image/webp': file } })
  @Problems('signed_out', 'not_found', 'preview_unavailable', 'unavailable')
  preview(@Param('id', ParseUUIDPipe) id: string, @Param('number') number: string): Promise<StreamableFile> {
    return this.messages.preview(id, number);
  }
}
