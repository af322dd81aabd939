import type { BookingHistory, BookingPreview, ChangedBooking, UndoneChange } from '@mainstage/contracts/desk/bookings';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { bookingActions, type BookingAction } from '@mainstage/contracts/desk/leads';
import { bookingHistory } from '@mainstage/desk/bookings/booking-history';
import { pressBooking, undoPress } from '@mainstage/desk/bookings/booking-desk';
import { Body, Controller, Get, HttpCode, Param, ParseEnumPipe, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { exampleBooking, exampleLead } from '../leads/lead-examples';
import { LeadDesk } from '../leads/lead-desk';
import { changedExample, historyExample, previewExample } from './booking-examples';
import { bookingProblemCodes } from './booking-problems';
import { BookingPreviews } from './booking-previews';
import { BookingActionDto, OptionDto } from './option.dto';

const actionPipe = new ParseEnumPipe(Object.fromEntries(bookingActions.map((action) => [action, action])));
const optionBody = {
  option: { value: { venue: 'skyline-stage', day: '2030-05-14', hire: 'evening', tellClient: true } },
};
const json = (schema: Parameters<typeof schemaRef>[0], example: object) => ({
  content: { 'application/json': { schema: schemaRef(schema), example } },
});
const changing = ['malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'unavailable'] as const;

/** Options for leads, and actions on bookings: each has a preview of its mails, and can be undone. */
@Controller(deskApi)
@DeskCalls()
export class DeskBookingsController {
  constructor(
    private readonly desk: LeadDesk,
    private readonly previews: BookingPreviews,
  ) {}

  @Post('leads/:id/bookings')
  @ApiOperation({ summary: 'Make an option for a lead', operationId: 'desk-make-option' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id })
  @ApiBody({ schema: schemaRef(OptionDto), examples: optionBody })
  @ApiResponse({ status: 201, ...json('ChangedBooking', changedExample) })
  @Problems(...changing)
  @Problems('validation_failed', ...bookingProblemCodes)
  makeOption(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Body() option: OptionDto,
  ): Promise<ChangedBooking> {
    return pressBooking(this.desk, { leadId, option }, member);
  }

  @Post('leads/:id/bookings/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Preview the emails that the option would send',
    operationId: 'desk-preview-option',
  })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id })
  @ApiBody({ schema: schemaRef(OptionDto), examples: optionBody })
  @ApiResponse({ status: 200, ...json('BookingPreview', previewExample) })
  @Problems(...changing)
  @Problems('validation_failed', ...bookingProblemCodes)
  previewOption(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Body() option: OptionDto,
  ): Promise<BookingPreview> {
    return this.previews.preview({ leadId, option }, member);
  }

  @Get('bookings/:id/history')
  @ApiOperation({ summary: 'History of a booking', operationId: 'desk-booking-history' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleBooking.id })
  @ApiResponse({
    status: 200,
    content: {
      'application/json': { schema: { type: 'array', items: schemaRef('DeskEntry') }, example: historyExample },
    },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  history(@Param('id', ParseUUIDPipe) id: string): Promise<BookingHistory> {
    return bookingHistory(this.desk.manager, id);
  }

  @Post('booking-changes/:id/undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo a change of the last ten seconds', operationId: 'desk-undo-booking-change' })
  @ApiParam({ name: 'id', format: 'uuid', example: changedExample.changeId })
  @ApiResponse({ status: 200, ...json('UndoneChange', { mails: 1, kept: null }) })
  @Problems('signed_out', 'forbidden_origin', 'not_allowed', 'not_found', 'booking_undo_over', 'unavailable')
  undo(@CurrentMember() member: CurrentDeskMember, @Param('id', ParseUUIDPipe) id: string): Promise<UndoneChange> {
    return undoPress(this.desk.manager, id, member);
  }

  @Post('bookings/:id/:action')
  @HttpCode(200)
  @ApiOperation({ summary: 'Change a booking', operationId: 'desk-change-booking' })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleBooking.id })
  @ApiParam({ name: 'action', enum: bookingActions })
  @ApiBody({ schema: schemaRef(BookingActionDto), examples: { extend: { value: { until: '2030-05-20' } } } })
  @ApiResponse({ status: 200, ...json('ChangedBooking', changedExample) })
  @Problems(...changing)
  @Problems('validation_failed', 'lead_is_spam', ...bookingProblemCodes)
  change(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) booking: string,
    @Param('action', actionPipe) action: BookingAction,
    @Body() change: BookingActionDto = {},
  ): Promise<ChangedBooking> {
    return pressBooking(this.desk, { booking, action, change }, member);
  }

  @Post('bookings/:id/:action/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Preview the emails that the action would send',
    operationId: 'desk-preview-booking',
  })
  @ApiParam({ name: 'id', format: 'uuid', example: exampleBooking.id })
  @ApiParam({ name: 'action', enum: bookingActions })
  @ApiBody({ schema: schemaRef(BookingActionDto), examples: { extend: { value: { until: '2030-05-20' } } } })
  @ApiResponse({ status: 200, ...json('BookingPreview', previewExample) })
  @Problems(...changing)
  @Problems('validation_failed', ...bookingProblemCodes)
  previewChange(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) booking: string,
    @Param('action', actionPipe) action: BookingAction,
    @Body() change: BookingActionDto = {},
  ): Promise<BookingPreview> {
    return this.previews.preview({ booking, action, change }, member);
  }
}
