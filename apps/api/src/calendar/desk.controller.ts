import type { Desk } from '@mainstage/bookings/desk';
import { bookingOfLink } from '@mainstage/bookings/links';
import { deskPath } from '@mainstage/contracts/availability';
import { Refused } from '@mainstage/bookings/refused';
import { poolOf } from '@mainstage/database/sql';
import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { InjectConfig } from '@mainstage/server/injection';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';
import { deskActions, isDeskAction } from './desk-actions';
import { DeskPage, type Told } from './desk-page';

const longestName = 60;

/** What the links in mails to sales open. Reading changes nothing, however often a scanner reads; the buttons post. */
@Controller(deskPath.slice(1))
@ApiExcludeController()
export class DeskController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly page: DeskPage,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** Put together for each call: when the process starts, the database may not have answered yet. */
  private get desk(): Desk {
    return { pool: poolOf(this.dataSource) };
  }

  @Get(':token')
  async show(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await this.answer(response, this.bookingOf(token), 200);
  }

  @Post(':token')
  async act(@Param('token') token: string, @Body() body: unknown, @Res() response: Response): Promise<void> {
    const id = this.bookingOf(token);
    const { action, name } = (body ?? {}) as { action?: unknown; name?: unknown };
    const who =
      typeof name === 'string'
        ? name
            .trim()
            .replace(/\p{Cc}/gu, '')
            .slice(0, longestName)
        : '';
    if (!isDeskAction(action)) throw new ProblemError('not_found', 'There is no such button');
    if (!who) return this.answer(response, id, 422, { kind: 'refused', text: 'Please say who you are.' });
    try {
      await deskActions[action].run(this.desk, id, `${who} by link`);
      await this.answer(response, id, 200, { kind: 'done', text: `Done: ${deskActions[action].label.toLowerCase()}.` });
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'not_found') throw error;
      await this.answer(response, id, 409, { kind: 'refused', text: error.message });
    }
  }

  private bookingOf(token: string): string {
    const id = bookingOfLink(this.config.APP_SECRET, token);
    if (!id) throw new ProblemError('not_found', 'This link is not valid (any more)');
    return id;
  }

  private async answer(response: Response, id: string, status: number, told?: Told): Promise<void> {
    const page = await this.page.show(id, told);
    if (!page) throw new ProblemError('not_found', 'There is no such booking (any more)');
    response.status(status).type('html').send(page);
  }
}
