import { deskApi } from '@mainstage/contracts/desk/calls';
import { leadsCsv } from '@mainstage/desk/list/lead-csv';
import { listLeads } from '@mainstage/desk/list/lead-list';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadDesk } from './lead-desk';
import { exampleLead } from './lead-examples';
import { LeadQueryDto } from './lead-query.dto';

const mostRows = 10_000;

/** Leads as a CSV file. */
@Controller(`${deskApi}/leads.csv`)
@DeskCalls()
export class LeadTableController {
  constructor(private readonly desk: LeadDesk) {}

  @Get()
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="leads.csv"')
  @ApiOperation({ summary: `Leads of a search as CSV, at most ${mostRows}`, operationId: 'desk-leads-csv' })
  @ApiQuery({ name: 'q', required: false, example: 'summer party', description: 'Search' })
  @ApiResponse({
    status: 200,
    content: { 'text/csv': { schema: { type: 'string' }, example: leadsCsv([exampleLead]) } },
  })
  @Problems('validation_failed', 'signed_out', 'not_found', 'unavailable')
  async table(@CurrentMember() { email }: CurrentDeskMember, @Query() query: LeadQueryDto): Promise<string> {
    const { leads } = await listLeads(this.desk.manager, { ...query, page: 0, size: mostRows }, email);
    return leadsCsv(leads);
  }
}
