import { CalendarSummaryReader } from '@mainstage/bookings/summary/calendar-summary';
import { type CalendarSummary, calendarSummaryPath } from '@mainstage/contracts/calendar-summary';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { schemaRef } from '../http/api-schemas';
import { Problems } from '../http/openapi';

@Controller()
export class CalendarSummaryController {
  constructor(private readonly summary: CalendarSummaryReader) {}

  @Get(calendarSummaryPath)
  @Header('Cache-Control', 'public, max-age=300')
  @ApiTags('Calendar')
  @ApiOperation({
    summary: 'This week’s bookings by kind and day, the events that may be named, and the free evenings',
    operationId: 'calendarSummary',
  })
  @ApiResponse({
    status: 200,
    description: 'Counts and released titles. May be kept for five minutes.',
    headers: { 'Cache-Control': { schema: { type: 'string' } } },
    content: {
      'application/json': {
        schema: schemaRef('CalendarSummary'),
        example: {
          week: { from: '2030-05-13', to: '2030-05-19', events: 3, productions: 1, meetings: 6 },
          days: [
            {
              ...{ day: '2030-05-13', events: 1, productions: 0, meetings: 2 },
              named: [{ venue: 'skyline-stage', title: 'Annual meeting of a trade association' }],
            },
          ],
          free: { from: '2030-05-14', to: '2030-05-31', evenings: 14 },
        } satisfies CalendarSummary,
      },
    },
  })
  @Problems('internal_error')
  read(): Promise<CalendarSummary> {
    return this.summary.read();
  }
}
