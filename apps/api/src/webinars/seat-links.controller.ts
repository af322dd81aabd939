import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { NewsletterLinkForm } from '@mainstage/leads/newsletter/link-form';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RateLimited } from '../http/guards/rate-limit.guard';
import { SeatLinks } from './seat-links';

@Controller()
@ApiExcludeController()
export class SeatLinksController {
  constructor(private readonly links: SeatLinks) {}

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
}
