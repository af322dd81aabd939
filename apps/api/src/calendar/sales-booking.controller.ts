import type { BookingError } from '@mainstage/bookings/booking-error';
import { salesBookingPath } from '@mainstage/contracts/availability';
import { type ChangedBooking, sentText, type UndoneChange, undoneText } from '@mainstage/contracts/desk/bookings';
import { pressBooking, undoPress } from '@mainstage/desk/bookings/booking-desk';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { BookingPreviews } from '../desk/bookings/booking-previews';
import { PersonalLink } from '../http/personal-link';
import { bookingActions, isBookingAction } from './booking-actions';
import { type ActionOutcome, BookingLinks, noSuchButton } from './booking-links';
import { readPressForm } from './press-form';
import { SalesBookingPage } from './sales-booking-page';

/**
 * Pages and actions behind the links in mails to sales: a button first previews its mails; the confirmed press records
 * who pressed.
 */
@Controller(salesBookingPath.slice(1))
@ApiExcludeController()
@PersonalLink()
export class SalesBookingController {
  constructor(
    private readonly links: BookingLinks,
    private readonly page: SalesBookingPage,
    private readonly previews: BookingPreviews,
    private readonly team: SalesTeam,
  ) {}

  @Get(':token')
  show(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.links.answer(response, this.page, this.links.bookingOf(token, 'booking-desk'));
  }

  @Post(':token')
  act(@Param('token') token: string, @Body() body: unknown, @Res() response: Response): Promise<void> {
    const id = this.links.bookingOf(token, 'booking-desk');
    const { action, name, confirmed, told, changeId } = readPressForm(body);
    const member = { name: `${name} by link`, email: '' };
    if (action === 'undo' && changeId)
      return this.links.press(response, this.page, id, {
        run: ({ manager }) => undoPress(manager, changeId, member),
        done: undoneOutcome,
        explain,
      });
    if (!isBookingAction(action)) throw noSuchButton();
    if (!name)
      return this.links.answer(response, this.page, id, 422, { kind: 'refused', text: 'Please say who you are.' });
    const { label } = bookingActions[action];
    const pressed = { booking: id, action, change: told };
    if (!confirmed)
      return this.links.press(response, this.page, id, {
        run: () => this.previews.preview(pressed, member),
        done: (preview) => ({ kind: 'done', text: '', asked: { action, label, name, preview } }),
        explain,
      });
    return this.links.press(response, this.page, id, {
      run: ({ manager }) => pressBooking({ manager, team: this.team }, pressed, member),
      done: (changed) => doneOutcome(changed, label, name),
      explain,
    });
  }
}

const explain = ({ code, message }: BookingError) => (code === 'not_found' ? undefined : message);

function doneOutcome({ mails, changeId }: ChangedBooking, label: string, name: string): ActionOutcome {
  return { kind: 'done', text: `Done: ${label.toLowerCase()}. ${sentText(mails)}`, undo: { changeId, name } };
}

const undoneOutcome = (undone: UndoneChange): ActionOutcome => ({
  kind: undone.kept === null ? 'done' : 'refused',
  text: undoneText(undone),
});
