import { bookingOfLink } from '@mainstage/bookings/links';
import { Refused } from '@mainstage/bookings/refused';
import { optionPath } from '@mainstage/contracts/availability';
import { poolOf } from '@mainstage/database/sql';
import { InjectConfig } from '@mainstage/server/injection';
import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';
import type { Told } from './desk-page';
import { isOptionAction, optionActions, refusals } from './option-actions';
import { OptionPage } from './option-page';

/** What the links in mails to who holds an option open. Reading changes nothing, however often a scanner reads. */
@Controller(optionPath.slice(1))
@ApiExcludeController()
export class OptionController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly page: OptionPage,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get(':token')
  async show(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.answer(response, this.bookingOf(token), 200);
  }

  @Post(':token')
  async act(@Param('token') token: string, @Body() body: unknown, @Res() response: Response): Promise<void> {
    const id = this.bookingOf(token);
    const { action } = (body ?? {}) as { action?: unknown };
    if (!isOptionAction(action)) throw new ProblemError('not_found', 'There is no such button');
    try {
      await optionActions[action].run({ pool: poolOf(this.dataSource) }, id, 'the client by link');
      await this.answer(response, id, 200, { kind: 'done', text: optionActions[action].done });
    } catch (error) {
      const text = error instanceof Refused ? refusals[error.code] : undefined;
      if (!text) throw error;
      await this.answer(response, id, 409, { kind: 'refused', text });
    }
  }

  private bookingOf(token: string): string {
    const id = bookingOfLink(this.config.APP_SECRET, token, 'booking-option');
    if (!id) throw new ProblemError('not_found', 'This link is not valid (any more)');
    return id;
  }

  private async answer(response: Response, id: string, status: number, told?: Told): Promise<void> {
    const page = await this.page.show(id, told);
    if (!page) throw new ProblemError('not_found', 'There is no such booking (any more)');
    response.status(status).type('html').send(page);
  }
}
