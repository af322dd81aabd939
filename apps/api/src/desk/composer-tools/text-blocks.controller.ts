import { deskApi } from '@mainstage/contracts/desk/calls';
import type { FilledTextBlock, TextBlock, TextBlockVersion } from '@mainstage/contracts/desk/text-blocks';
import { filledTextBlocks } from '@mainstage/desk/text-blocks/filled-text-blocks';
import {
  addTextBlock,
  changeTextBlock,
  listTextBlocks,
  removeTextBlock,
  restoreTextBlock,
  textBlockHistory,
} from '@mainstage/desk/text-blocks/text-blocks';
import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadDesk } from '../leads/lead-desk';
import { exampleLead } from '../leads/lead-examples';
import { exampleFilledTextBlock, exampleTextBlock, exampleTextBlockVersion } from './composer-examples';
import { LeadDocumentService } from './lead-document-service';
import { TextBlockChangeDto, TextBlockDto, TextBlockRestoreDto } from './text-block.dto';

const BlockId = () => ApiParam({ name: 'id', format: 'uuid', example: exampleTextBlock.id });
const blockContent = { 'application/json': { schema: schemaRef('TextBlock'), example: exampleTextBlock } };
const { title, language, text, version } = exampleTextBlock;
const written = { title, language, text };

@Controller(deskApi)
@DeskCalls()
export class TextBlocksController {
  constructor(
    private readonly desk: LeadDesk,
    private readonly documents: LeadDocumentService,
  ) {}

  @Get('text-blocks')
  @ApiOperation({ summary: 'The team’s texts for answers and offers', operationId: 'desk-text-blocks' })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': { schema: { type: 'array', items: schemaRef('TextBlock') }, example: [exampleTextBlock] },
    },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  list(): Promise<TextBlock[]> {
    return listTextBlocks(this.desk.manager);
  }

  @Get('leads/:id/text-blocks')
  @ApiOperation({
    summary: 'The team’s texts filled in with the facts of a lead',
    operationId: 'desk-filled-text-blocks',
  })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': {
        schema: { type: 'array', items: schemaRef('FilledTextBlock') },
        example: [exampleFilledTextBlock],
      },
    },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  filled(@Param('id', ParseUUIDPipe) id: string): Promise<FilledTextBlock[]> {
    return filledTextBlocks(this.desk.manager, id, this.documents.sources.origin);
  }

  @Post('text-blocks')
  @ApiOperation({ summary: 'Add a text', operationId: 'desk-add-text-block' })
  @ApiBody({ schema: schemaRef(TextBlockDto), examples: { text: { value: written } } })
  @ApiResponse({ status: 201, content: blockContent })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'validation_failed')
  @Problems('unavailable')
  add(@CurrentMember() { email }: CurrentDeskMember, @Body() block: TextBlockDto): Promise<TextBlock> {
    return addTextBlock(this.desk.manager, block, email);
  }

  @Put('text-blocks/:id')
  @ApiOperation({ summary: 'Change a text; its versions are kept', operationId: 'desk-change-text-block' })
  @BlockId()
  @ApiBody({ schema: schemaRef(TextBlockChangeDto), examples: { text: { value: { ...written, version } } } })
  @ApiResponse({ status: 200, content: blockContent })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'changed_meanwhile')
  @Problems('validation_failed', 'unavailable')
  change(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() change: TextBlockChangeDto,
  ): Promise<TextBlock> {
    return changeTextBlock(this.desk.manager, id, change, email);
  }

  @Get('text-blocks/:id/history')
  @ApiOperation({ summary: 'All versions of a text, newest first', operationId: 'desk-text-block-history' })
  @BlockId()
  @ApiResponse({
    status: 200,
    content: {
      'application/json': {
        schema: { type: 'array', items: schemaRef('TextBlockVersion') },
        example: [exampleTextBlockVersion],
      },
    },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  history(@Param('id', ParseUUIDPipe) id: string): Promise<TextBlockVersion[]> {
    return textBlockHistory(this.desk.manager, id);
  }

  @Post('text-blocks/:id/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restore an old version of a text, also of a deleted one',
    operationId: 'desk-restore-text-block',
  })
  @BlockId()
  @ApiBody({ schema: schemaRef(TextBlockRestoreDto), examples: { restore: { value: { version: 3, from: 1 } } } })
  @ApiResponse({ status: 200, content: blockContent })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'changed_meanwhile')
  @Problems('validation_failed', 'unavailable')
  restore(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() restored: TextBlockRestoreDto,
  ): Promise<TextBlock> {
    return restoreTextBlock(this.desk.manager, id, restored, email);
  }

  @Delete('text-blocks/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a text; restoring a version brings it back', operationId: 'desk-delete-text-block' })
  @BlockId()
  @Problems('signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'unavailable')
  remove(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return removeTextBlock(this.desk.manager, id);
  }
}
