import { salesBookingPath } from '@mainstage/contracts/availability';
import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { BookingLinks, noSuchButton } from './booking-links';
import { bookingActions, isBookingAction } from './booking-actions';
import { SalesBookingPage } from './sales-booking-page';

const longestName = 60;

/** What the links in mails to sales open: the buttons post, with the name of who pressed. */
@Controller(salesBookingPath.slice(1))
@ApiExcludeController()
export class SalesBookingController {
  constructor(
    private readonly links: BookingLinks,
    private readonly page: SalesBookingPage,
  ) {}

  @Get(':token')
  show(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.links.answer(response, this.page, this.links.bookingOf(token, 'booking-desk'));
  }

  @Post(':token')
  act(@Param('token') token: string, @Body() body: unknown, @Res() response: Response): Promise<void> {
    const id = this.links.bookingOf(token, 'booking-desk');
    const { action, name } = (body ?? {}) as { action?: unknown; name?: unknown };
    if (!isBookingAction(action)) throw noSuchButton();
    const who = nameIn(name);
    if (!who)
      return this.links.answer(response, this.page, id, 422, { kind: 'refused', text: 'Please say who you are.' });
    const { label, run } = bookingActions[action];
    return this.links.press(response, this.page, id, {
      run: (context) => run(context, id, `${who} by link`),
      done: `Done: ${label.toLowerCase()}.`,
      explain: ({ code, message }) => (code === 'not_found' ? undefined : message),
    });
  }
}

const nameIn = (given: unknown): string =>
  typeof given === 'string'
    ? given
        .trim()
        .replace(/\p{Cc}/gu, '')
        .slice(0, longestName)
    : '';
