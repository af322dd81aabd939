import type { AnswerComposer, AnswerDraft, AnswerFile, SentAnswer } from '@mainstage/contracts/desk/answer';
import { fileNameHeader } from '@mainstage/contracts/desk/answer';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { cancelAnswer } from '@mainstage/desk/answer/cancel-answer';
import { answerComposer } from '@mainstage/desk/answer/composer';
import { discardDraft, saveDraft } from '@mainstage/desk/answer/drafts';
import { addFile, removeFile } from '@mainstage/desk/answer/files';
import { sendAnswer } from '@mainstage/desk/answer/send-answer';
import { writeAgain } from '@mainstage/desk/answer/write-again';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadDesk } from '../leads/lead-desk';
import { exampleLead } from '../leads/lead-examples';
import { AnswerDraftDto, draftChangeOf, SendAnswerDto, sendOf } from './answer.dto';
import { exampleComposer, exampleDraft, exampleFile, exampleSent, exampleText } from './answer-examples';
import { readFile } from './read-file';

const LeadId = () => ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id });
const json = (schema: Parameters<typeof schemaRef>[0], example: object) => ({
  content: { 'application/json': { schema: schemaRef(schema), example } },
});
const changing = ['signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'unavailable'] as const;

/** Answers of members to the client of a lead: drafts, files, sending and cancelling. */
@Controller(`${deskApi}/leads/:id`)
@DeskCalls()
export class AnswersController {
  constructor(private readonly desk: LeadDesk) {}

  @Get('answer')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Your draft of an answer, and its recipient and subject',
    operationId: 'desk-answer',
  })
  @LeadId()
  @ApiResponse({ status: 200, ...json('AnswerComposer', exampleComposer) })
  @Problems('signed_out', 'not_found', 'unavailable')
  composer(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<AnswerComposer> {
    return answerComposer(this.desk.manager, id, member, this.desk.answerSettings);
  }

  @Put('answer')
  @ApiOperation({ summary: 'Save your draft', operationId: 'desk-save-answer' })
  @LeadId()
  @ApiBody({ schema: schemaRef(AnswerDraftDto), examples: { draft: { value: { revision: 2, ...exampleText } } } })
  @ApiResponse({ status: 200, ...json('AnswerDraft', exampleDraft) })
  @Problems(...changing)
  @Problems('malformed_json', 'validation_failed', 'changed_meanwhile')
  save(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() draft: AnswerDraftDto,
  ): Promise<AnswerDraft> {
    return saveDraft(this.desk.manager, id, email, draftChangeOf(draft));
  }

  @Delete('answer')
  @HttpCode(204)
  @ApiOperation({ summary: 'Discard your draft', operationId: 'desk-discard-answer' })
  @LeadId()
  @Problems(...changing)
  discard(@CurrentMember() { email }: CurrentDeskMember, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return discardDraft(this.desk.manager, id, email);
  }

  @Post('answer/files')
  @ApiOperation({
    summary: 'Attach a file to your draft',
    description: 'Nothing looks for viruses in it; the mail server that sends the answer may.',
    operationId: 'desk-answer-file',
  })
  @LeadId()
  @ApiHeader({ name: fileNameHeader, required: true, description: 'Its name, percent-encoded', example: 'plan.pdf' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' }, examples: { file: { value: '%PDF-1.7 …' } } })
  @ApiResponse({ status: 201, ...json('AnswerFile', exampleFile) })
  @Problems(...changing)
  @Problems('validation_failed', 'answer_too_large')
  async addFile(
    @CurrentMember() { email: member }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerFile> {
    return addFile(this.desk.manager, { leadId, member }, await readFile(request, response));
  }

  @Delete('answer/files/:fileId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a file from your draft', operationId: 'desk-remove-answer-file' })
  @LeadId()
  @ApiParam({ name: 'fileId', format: 'uuid', example: exampleFile.id })
  @Problems(...changing)
  removeFile(
    @CurrentMember() { email: member }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Param('fileId', ParseUUIDPipe) fileId: string,
  ): Promise<void> {
    return removeFile(this.desk.manager, { leadId, member, fileId });
  }

  @Post('answers')
  @ApiOperation({
    summary: 'Send your draft after ten seconds in which you can stop it, or at a set time',
    operationId: 'desk-send-answer',
  })
  @LeadId()
  @ApiBody({
    schema: schemaRef(SendAnswerDto),
    examples: { send: { value: { revision: 3, key: '6f1c2a44-0d3b-4c1e-9a55-1b2c3d4e5f60' } } },
  })
  @ApiResponse({ status: 201, ...json('SentAnswer', exampleSent) })
  @Problems(...changing)
  @Problems('malformed_json', 'validation_failed', 'changed_meanwhile', 'answered_meanwhile', 'answer_too_large')
  @Problems('lead_is_spam', 'rate_limited')
  send(
    @CurrentMember() { email: member }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Body() send: SendAnswerDto,
  ): Promise<SentAnswer> {
    return sendAnswer(this.desk.manager, { leadId, member }, sendOf(send), this.desk.answerSettings);
  }

  @Post('answers/:answerId/stop')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Stop an answer that has not been sent; it becomes a draft again',
    operationId: 'desk-stop-answer',
  })
  @LeadId()
  @ApiParam({ name: 'answerId', format: 'uuid', example: exampleSent.id })
  @ApiResponse({ status: 200, ...json('AnswerDraft', exampleDraft) })
  @Problems(...changing)
  @Problems('answer_on_its_way')
  stop(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Param('answerId', ParseUUIDPipe) answerId: string,
  ): Promise<AnswerDraft> {
    return cancelAnswer(this.desk.manager, { leadId, answerId }, email);
  }

  @Post('answers/:answerId/write-again')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Put an answer that did not arrive into one’s draft: text, recipients, and the files that were never sent',
    operationId: 'desk-write-answer-again',
  })
  @LeadId()
  @ApiParam({ name: 'answerId', format: 'uuid', example: exampleSent.id })
  @ApiResponse({ status: 200, ...json('AnswerDraft', exampleDraft) })
  @Problems(...changing)
  writeAgain(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Param('answerId', ParseUUIDPipe) answerId: string,
  ): Promise<AnswerDraft> {
    return writeAgain(this.desk.manager, { leadId, answerId }, email);
  }
}
