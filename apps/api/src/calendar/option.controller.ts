import { optionPath } from '@mainstage/contracts/availability';
import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { PersonalLink } from '../http/personal-link';
import { BookingLinks, noSuchButton } from './booking-links';
import { isOptionAction, optionActions } from './option-actions';
import { optionWords } from './option-words';
import { OptionPage } from './option-page';

@Controller(optionPath.slice(1))
@ApiExcludeController()
@PersonalLink()
export class OptionController {
  constructor(
    private readonly links: BookingLinks,
    private readonly page: OptionPage,
  ) {}

  @Get(':token')
  show(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.links.answer(response, this.page, this.links.bookingOf(token, 'booking-option'));
  }

  @Post(':token')
  async act(@Param('token') token: string, @Body() body: unknown, @Res() response: Response): Promise<void> {
    const id = this.links.bookingOf(token, 'booking-option');
    const { action } = (body ?? {}) as { action?: unknown };
    if (!isOptionAction(action)) throw noSuchButton();
    const words = optionWords[await this.page.languageOf(id)];
    return this.links.press(response, this.page, id, {
      run: (context): Promise<unknown> => optionActions[action].run(context, id, 'the client by link'),
      done: () => ({ kind: 'done', text: words.actions[action].done }),
      explain: ({ code }) => (words.errors as Partial<Record<string, string>>)[code],
    });
  }
}
