import { Controller, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RateLimited } from '../http/guards/rate-limit.guard';
import { PlainAnswers } from '../plain-forms/plain-answers';
import { linkDone } from '../plain-forms/plain-links';
import { NewsletterLinks } from './newsletter-links';

/** The buttons of the pages behind the newsletter's mails, pressed where no script runs. */
@Controller('newsletter')
@ApiExcludeController()
export class PlainNewsletterLinksController {
  constructor(
    private readonly links: NewsletterLinks,
    private readonly answers: PlainAnswers,
  ) {}

  @Post('confirm')
  @HttpCode(200)
  @RateLimited('newsletter-link')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async confirm(@Query('token') token: unknown): Promise<string> {
    await this.links.confirm(typeof token === 'string' ? token : '');
    return linkDone(this.answers, 'confirm');
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @RateLimited('newsletter-link')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async unsubscribe(@Query('token') token: unknown): Promise<string> {
    await this.links.unsubscribe(typeof token === 'string' ? token : '');
    return linkDone(this.answers, 'unsubscribe');
  }
}
