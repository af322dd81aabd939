import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskLeadDetail, DeskLeadPage } from '@mainstage/contracts/desk/leads';
import { addLeadByHand } from '@mainstage/desk/actions/lead-by-hand';
import { changeLead } from '@mainstage/desk/changes/change-lead';
import { leadDetail } from '@mainstage/desk/detail/lead-detail';
import { listLeads } from '@mainstage/desk/list/lead-list';
import { Body, Controller, Get, Param, ParseUUIDPipe, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadChangeDto } from './lead-change.dto';
import { LeadDesk } from './lead-desk';
import { exampleByHand, exampleLead, exampleLeadDetail } from './lead-examples';
import { LeadQueryDto } from './lead-query.dto';
import { LeadByHandDto } from './lead-by-hand.dto';

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
    return listLeads(this.desk.manager, query, email);
  }

  @Get(':id')
  @ApiOperation({ summary: 'A lead with all its details', operationId: 'desk-lead' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('DeskLead'), example: exampleLeadDetail } },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  async show(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<DeskLeadDetail> {
    return leadDetail(this.desk.manager, id, email, this.desk.replySettings);
  }

  @Post()
  @ApiOperation({ summary: 'Add a lead that came by telephone, email or in person', operationId: 'desk-lead-by-hand' })
  @ApiBody({ schema: schemaRef('DeskLeadByHand'), examples: { telephone: { value: exampleByHand } } })
  @ApiResponse({ status: 201, content: { 'application/json': { example: { id: exampleLead.id } } } })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'validation_failed')
  @Problems('unavailable')
  async add(@CurrentMember() { email }: CurrentDeskMember, @Body() lead: LeadByHandDto): Promise<{ id: string }> {
    return { id: await addLeadByHand(this.desk.manager, lead, email) };
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
    content: { 'application/json': { schema: schemaRef('DeskLead'), example: exampleLeadDetail } },
  })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'validation_failed')
  @Problems('changed_meanwhile', 'lead_is_spam', 'unavailable')
  async change(
    @CurrentMember() { email }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() change: LeadChangeDto,
  ): Promise<DeskLeadDetail> {
    await changeLead(this.desk, id, change, email);
    return leadDetail(this.desk.manager, id, email, this.desk.replySettings);
  }
}
