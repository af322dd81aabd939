import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { bookingsBetween } from '@mainstage/desk/bookings/lead-day';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { ValidationFailed } from '../../http/problem-error';
import { DeskCalls } from '../desk-calls';
import { exampleBooking } from '../leads/lead-examples';
import { LeadDesk } from '../leads/lead-desk';
import { CalendarQueryDto } from './calendar-query.dto';

/** Maximum number of days of one response. */
const mostDays = 62;
const dayMs = 86_400_000;

@Controller(deskApi)
@DeskCalls()
export class DeskCalendarController {
  constructor(private readonly desk: LeadDesk) {}

  @Get('calendar')
  @ApiOperation({ summary: 'All bookings of a period, by venue', operationId: 'desk-calendar' })
  @ApiQuery({ name: 'from', example: '2030-05-14' })
  @ApiQuery({ name: 'to', example: '2030-05-20', description: `At most ${mostDays - 1} days later` })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': { schema: { type: 'array', items: schemaRef('DeskBooking') }, example: [exampleBooking] },
    },
  })
  @Problems('validation_failed', 'signed_out', 'not_found', 'unavailable')
  calendar(@Query() { from, to }: CalendarQueryDto): Promise<DeskBooking[]> {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    if (days < 1 || days > mostDays)
      throw new ValidationFailed([
        { field: 'to', code: 'out_of_range', message: `to must lie from 0 to ${mostDays - 1} days after from` },
      ]);
    return bookingsBetween(this.desk.manager, from, to);
  }
}
