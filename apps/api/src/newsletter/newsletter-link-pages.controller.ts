import { Controller, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RateLimited } from '../http/guards/rate-limit.guard';
import { NoJsFormPages } from '../no-js-forms/no-js-form-pages';
import { linkDone } from '../no-js-forms/mail-links';
import { NewsletterLinks } from './newsletter-links';

/** The buttons of the pages behind the newsletter's mails, pressed where no script runs. */
@Controller('newsletter')
@ApiExcludeController()
export class NewsletterLinkPagesController {
  constructor(
    private readonly links: NewsletterLinks,
    private readonly pages: NoJsFormPages,
  ) {}

  @Post('confirm')
  @HttpCode(200)
  @RateLimited('newsletter-link')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async confirm(@Query('token') token: unknown): Promise<string> {
    await this.links.confirm(typeof token === 'string' ? token : '');
    return linkDone(this.pages, 'confirm');
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @RateLimited('newsletter-link')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async unsubscribe(@Query('token') token: unknown): Promise<string> {
    await this.links.unsubscribe(typeof token === 'string' ? token : '');
    return linkDone(this.pages, 'unsubscribe');
  }
}
