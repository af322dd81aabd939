import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskLead, DeskLeadPage } from '@mainstage/contracts/desk/leads';
import { addNote } from '@mainstage/desk/changes/add-note';
import { changeLead } from '@mainstage/desk/changes/change-lead';
import { listLeads } from '@mainstage/desk/list/lead-list';
import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadChangeDto } from './lead-change.dto';
import { LeadDesk } from './lead-desk';
import { exampleLead } from './lead-examples';
import { LeadQueryDto } from './lead-query.dto';
import { NoteDto } from './note.dto';

/** Leads: the list, and what is done with one of them. */
@Controller(`${deskApi}/leads`)
@DeskCalls()
export class LeadsController {
  constructor(private readonly desk: LeadDesk) {}

  @Get()
  @ApiOperation({ summary: 'A page of leads', operationId: 'desk-leads' })
  @ApiQuery({ name: 'q', required: false, example: 'summer party', description: 'Search' })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('DeskLeadPage'), example: { leads: [exampleLead], total: 1 } } },
  })
  @Problems('validation_failed', 'signed_out', 'not_found', 'unavailable')
  async list(@CurrentMember() { email }: CurrentDeskMember, @Query() query: LeadQueryDto): Promise<DeskLeadPage> {
    await this.desk.refresh();
    return listLeads(this.desk.manager, query, email);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Change a lead: state, owner, next step', operationId: 'desk-change-lead' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id })
  @ApiBody({
    schema: schemaRef(LeadChangeDto),
    examples: { take: { value: { version: 1, state: 'taken' } } },
  })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('DeskLead'), example: exampleLead } },
  })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'changed_meanwhile')
  @Problems('validation_failed', 'unavailable')
  change(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() change: LeadChangeDto,
  ): Promise<DeskLead> {
    return changeLead(this.desk, id, change, email);
  }

  @Post(':id/notes')
  @HttpCode(201)
  @ApiOperation({ summary: 'Add a note to a lead', operationId: 'desk-note' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id })
  @ApiBody({ schema: schemaRef(NoteDto), examples: { note: { value: { text: 'Rings again on Monday' } } } })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'validation_failed')
  @Problems('unavailable')
  note(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { text }: NoteDto,
  ): Promise<void> {
    return addNote(this.desk.manager, id, text, email);
  }
}
