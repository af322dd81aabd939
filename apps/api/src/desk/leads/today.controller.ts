import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskToday } from '@mainstage/contracts/desk/leads';
import { deskToday } from '@mainstage/desk/today/today';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadDesk } from './lead-desk';
import { exampleLead, exampleMessage, exampleOfferTask } from './lead-examples';

@Controller(`${deskApi}/today`)
@DeskCalls()
export class TodayController {
  constructor(private readonly desk: LeadDesk) {}

  @Get()
  @ApiOperation({
    summary:
      'Today’s work: replies, answers and next steps that are due, tours of today and tomorrow, options and offers that end, messages to decide about',
    operationId: 'desk-today',
  })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': {
        example: {
          ...{
            replies: [],
            failedAnswers: [],
            reminders: [],
            answers: [exampleLead],
            steps: [],
            snoozed: [],
            tours: [],
            options: [],
            offers: { ending: [exampleOfferTask], opened: [], wished: [] },
          },
          messages: [exampleMessage],
        },
      },
    },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  async today(@CurrentMember() { email }: CurrentDeskMember): Promise<DeskToday> {
    return deskToday(this.desk.manager, email);
  }
}
