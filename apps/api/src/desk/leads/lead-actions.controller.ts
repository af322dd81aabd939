import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { requestErasure } from '@mainstage/desk/actions/erase-lead';
import { correctLead } from '@mainstage/desk/actions/correct-lead';
import { releaseSpam } from '@mainstage/desk/actions/release-spam';
import { sendAgain } from '@mainstage/desk/actions/send-again';
import { addNote } from '@mainstage/desk/changes/add-note';
import { checkMessage } from '@mainstage/desk/messages/check-message';
import { leave, view } from '@mainstage/desk/viewers/viewers';
import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { Confirmed, DeskRights } from '../desk-rights';
import { ViewingDto } from '../answer/answer.dto';
import { AddressDto } from './address.dto';
import { LeadCorrectionDto } from './lead-correction.dto';
import { LeadDesk } from './lead-desk';
import { exampleLead, exampleMessage } from './lead-examples';
import { MessageCheckDto } from './message-check.dto';
import { NoteDto } from './note.dto';

const LeadId = () => ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id });

/** Actions on one lead other than changing its fields. */
@Controller(`${deskApi}/leads/:id`)
@DeskCalls()
export class LeadActionsController {
  constructor(private readonly desk: LeadDesk) {}

  @Post('notes')
  @HttpCode(201)
  @ApiOperation({ summary: 'Add a note to a lead', operationId: 'desk-note' })
  @LeadId()
  @ApiBody({ schema: schemaRef(NoteDto), examples: { note: { value: { text: 'Rings again on Monday' } } } })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'validation_failed')
  @Problems('unavailable')
  note(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() note: NoteDto,
  ): Promise<void> {
    return addNote(this.desk.manager, id, note, email);
  }

  @Post('mails/:mailId/again')
  @HttpCode(204)
  @ApiOperation({ summary: 'Send a mail again', operationId: 'desk-send-again' })
  @LeadId()
  @ApiParam({ name: 'mailId', format: 'uuid' })
  @Problems('signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'mail_not_sendable', 'unavailable')
  again(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Param('mailId', ParseUUIDPipe) mailId: string,
  ): Promise<void> {
    return sendAgain(this.desk.manager, id, mailId, email);
  }

  @Put('messages/:messageId/check')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Classify a message: from the team, from somebody else, or not automatic',
    operationId: 'desk-check-message',
  })
  @LeadId()
  @ApiParam({ name: 'messageId', format: 'uuid', example: exampleMessage.id })
  @ApiBody({ schema: schemaRef(MessageCheckDto), examples: { team: { value: { as: 'team' } } } })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'validation_failed')
  @Problems('unavailable')
  check(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Param('messageId', ParseUUIDPipe) messageId: string,
    @Body() { as }: MessageCheckDto,
  ): Promise<void> {
    return checkMessage(this.desk.manager, { leadId, messageId, as }, email);
  }

  @Put('address')
  @ApiOperation({ summary: 'Correct a lead’s email address', operationId: 'desk-mend-address' })
  @LeadId()
  @ApiBody({
    schema: schemaRef(AddressDto),
    examples: { address: { value: { version: 1, email: 'ada@example.com' } } },
  })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('DeskLead'), example: exampleLead } },
  })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'changed_meanwhile')
  @Problems('validation_failed', 'unavailable')
  address(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() address: AddressDto,
  ): Promise<DeskLead> {
    return correctLead(this.desk.manager, id, address, email);
  }

  @Put('details')
  @ApiOperation({ summary: 'Correct a lead’s details of client and event', operationId: 'desk-correct-lead' })
  @LeadId()
  @ApiBody({
    schema: schemaRef(LeadCorrectionDto),
    examples: { guests: { value: { version: 1, guests: 120, date: '2030-09-13' } } },
  })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('DeskLead'), example: exampleLead } },
  })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'changed_meanwhile')
  @Problems('validation_failed', 'unavailable')
  correct(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() correction: LeadCorrectionDto,
  ): Promise<DeskLead> {
    return correctLead(this.desk.manager, id, correction, email);
  }

  @Post('release')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mark a lead as not spam; its emails are sent and its reply time starts',
    operationId: 'desk-release',
  })
  @LeadId()
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('DeskLead'), example: exampleLead } },
  })
  @Problems('signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'lead_not_spam', 'unavailable')
  release(@CurrentMember() { email }: CurrentDeskMember, @Param('id', ParseUUIDPipe) id: string): Promise<DeskLead> {
    return releaseSpam(this.desk.manager, id, email);
  }

  @Put('viewing')
  @HttpCode(204)
  @DeskRights('own')
  @ApiOperation({ summary: 'Report that a lead is open', operationId: 'desk-viewing' })
  @LeadId()
  @ApiBody({ schema: schemaRef(ViewingDto), required: false, examples: { answering: { value: { answering: true } } } })
  @Problems('malformed_json', 'validation_failed', 'signed_out', 'forbidden_origin', 'not_found', 'unavailable')
  viewing(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { answering }: ViewingDto = {},
  ): Promise<void> {
    return view(this.desk.manager, id, email, answering);
  }

  @Delete('viewing')
  @HttpCode(204)
  @DeskRights('own')
  @ApiOperation({ summary: 'Report that a lead is closed again', operationId: 'desk-viewing-ended' })
  @LeadId()
  @Problems('signed_out', 'forbidden_origin', 'not_found', 'unavailable')
  leave(@CurrentMember() { email }: CurrentDeskMember, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return leave(this.desk.manager, id, email);
  }

  @Delete()
  @HttpCode(204)
  @DeskRights('lead')
  @Confirmed()
  @ApiOperation({ summary: 'Erase a lead and all personal data of its client', operationId: 'desk-erase' })
  @LeadId()
  @Problems('signed_out', 'forbidden_origin', 'recent_sign_in_required', 'not_allowed', 'passkey_required')
  @Problems('not_found', 'unavailable')
  erase(@CurrentMember() { email }: CurrentDeskMember, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return requestErasure(this.desk.manager, id, email);
  }
}
