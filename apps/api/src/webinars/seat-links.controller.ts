import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { NewsletterLinkForm } from '@mainstage/leads/newsletter/link-form';
import { Body, Controller, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RateLimited } from '../http/guards/rate-limit.guard';
import { NoJsFormPages } from '../no-js-forms/no-js-form-pages';
import { linkDone, type LinkPage } from '../no-js-forms/mail-links';
import { SeatLinks } from './seat-links';

const page = 'text/html; charset=utf-8';
const textOf = (token: unknown) => (typeof token === 'string' ? token : '');

/** The buttons behind the links of the webinar's mails: pressed in a page, or where no script runs. */
@Controller()
@ApiExcludeController()
export class SeatLinksController {
  constructor(
    private readonly links: SeatLinks,
    private readonly pages: NoJsFormPages,
  ) {}

  @Post(webinarSeatPaths.return)
  @HttpCode(200)
  @RateLimited('webinar-link')
  async return(@Body() { token }: NewsletterLinkForm) {
    await this.links.return(token);
    return {};
  }

  @Post(webinarSeatPaths.keep)
  @HttpCode(200)
  @RateLimited('webinar-link')
  async keep(@Body() { token }: NewsletterLinkForm) {
    await this.links.keep(token);
    return {};
  }

  @Post(webinarSeatPaths.release)
  @HttpCode(200)
  @RateLimited('webinar-link')
  async release(@Body() { token }: NewsletterLinkForm) {
    await this.links.release(token);
    return {};
  }

  @Post('webinar/return-seat')
  @HttpCode(200)
  @RateLimited('webinar-link')
  @Header('Content-Type', page)
  async plainReturn(@Query('token') token: unknown): Promise<string> {
    return this.done('returnSeat', this.links.return(textOf(token)));
  }

  @Post('webinar/keep-seat')
  @HttpCode(200)
  @RateLimited('webinar-link')
  @Header('Content-Type', page)
  async plainKeep(@Query('token') token: unknown): Promise<string> {
    return this.done('keepSeat', this.links.keep(textOf(token)));
  }

  @Post('webinar/release')
  @HttpCode(200)
  @RateLimited('webinar-link')
  @Header('Content-Type', page)
  async plainRelease(@Query('token') token: unknown): Promise<string> {
    return this.done('release', this.links.release(textOf(token)));
  }

  private async done(link: LinkPage, work: Promise<void>): Promise<string> {
    await work;
    return linkDone(this.pages, link);
  }
}
