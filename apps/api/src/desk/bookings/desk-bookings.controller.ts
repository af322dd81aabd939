import { bookingActions, type BookingAction, type DeskBooking } from '@mainstage/contracts/desk/leads';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { bookingsBetween } from '@mainstage/desk/bookings/lead-day';
import { changeBooking, makeLeadOption } from '@mainstage/desk/bookings/lead-bookings';
import { Body, Controller, Get, HttpCode, Param, ParseEnumPipe, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { ValidationFailed } from '../../http/problem-error';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { exampleBooking, exampleLead } from '../leads/lead-examples';
import { LeadDesk } from '../leads/lead-desk';
import { bookingProblemCodes } from './booking-problems';
import { CalendarQueryDto } from './calendar-query.dto';
import { BookingActionDto, OptionDto } from './option.dto';

/** A page of the calendar shows at most this many days. */
const mostDays = 62;
const dayMs = 86_400_000;

const actionPipe = new ParseEnumPipe(Object.fromEntries(bookingActions.map((action) => [action, action])));

/** The calendar at the desk: who has what, and options for leads. */
@Controller(deskApi)
@DeskCalls()
export class DeskBookingsController {
  constructor(private readonly desk: LeadDesk) {}

  @Get('calendar')
  @ApiOperation({ summary: 'All bookings of a time, by venue', operationId: 'desk-calendar' })
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

  @Post('leads/:id/bookings')
  @ApiOperation({ summary: 'Make an option for a lead', operationId: 'desk-make-option' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id })
  @ApiBody({
    schema: schemaRef(OptionDto),
    examples: { option: { value: { venue: 'skyline-stage', day: '2030-05-14', hire: 'evening' } } },
  })
  @ApiResponse({
    status: 201,
    content: { 'application/json': { schema: schemaRef('DeskBooking'), example: exampleBooking } },
  })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'unavailable')
  @Problems('validation_failed', ...bookingProblemCodes)
  makeOption(
    @CurrentMember() { name }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() option: OptionDto,
  ): Promise<DeskBooking> {
    return makeLeadOption(this.desk.manager, id, option, name);
  }

  @Post('bookings/:id/:action')
  @HttpCode(200)
  @ApiOperation({ summary: 'Act on a booking', operationId: 'desk-change-booking' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleBooking.id })
  @ApiParam({ name: 'action', enum: bookingActions })
  @ApiBody({ schema: schemaRef(BookingActionDto), examples: { extend: { value: { until: '2030-05-20' } } } })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('DeskBooking'), example: exampleBooking } },
  })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'unavailable')
  @Problems('validation_failed', ...bookingProblemCodes)
  change(
    @CurrentMember() { name }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) id: string,
    @Param('action', actionPipe) action: BookingAction,
    @Body() { until }: BookingActionDto = {},
  ): Promise<DeskBooking> {
    return changeBooking(this.desk.manager, id, action, name, until);
  }
}
