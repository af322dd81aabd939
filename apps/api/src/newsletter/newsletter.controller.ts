import { newsletterUnsubscribe } from '@mainstage/content/shared-pages/newsletter';
import { forms } from '@mainstage/leads/forms';
import { NewsletterForm } from '@mainstage/leads/newsletter/form';
import { NewsletterLinkForm, newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { FormCall } from '../http/form-call';
import { RateLimited } from '../http/guards/rate-limit.guard';
import { AllowCrossOrigin } from '../http/guards/same-origin.guard';
import { Meta, type SubmissionMeta } from '../submissions/submission-meta';
import { NewsletterLinks } from './newsletter-links';
import { NewsletterService } from './newsletter.service';

@Controller()
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly links: NewsletterLinks,
  ) {}

  @Post(forms.newsletter.path)
  @FormCall('newsletter', 'Subscribe to the newsletter; an email asks for confirmation')
  subscribe(@Body() form: NewsletterForm, @Meta() meta: SubmissionMeta) {
    return this.newsletter.subscribe(form, meta);
  }

  @Post(newsletterLinkPaths.confirm)
  @HttpCode(200)
  @RateLimited('newsletter-link')
  @ApiExcludeEndpoint()
  async confirm(@Body() { token }: NewsletterLinkForm) {
    await this.links.confirm(token);
    return {};
  }

  @Post(newsletterLinkPaths.unsubscribe)
  @HttpCode(200)
  @RateLimited('newsletter-link')
  @ApiExcludeEndpoint()
  async unsubscribe(@Body() { token }: NewsletterLinkForm) {
    await this.links.unsubscribe(token);
    return {};
  }

  /** The same address opened in a browser: redirects to the page with the button. */
  @Get(newsletterLinkPaths.oneClick)
  @Redirect(newsletterUnsubscribe.path, 302)
  @ApiExcludeEndpoint()
  opened(@Query('token') token: unknown) {
    const query = new URLSearchParams({ token: typeof token === 'string' ? token : '' });
    return { url: `${newsletterUnsubscribe.path}?${query}` };
  }

  /** One-click unsubscription by a mail program; the body is the fixed `List-Unsubscribe=One-Click` (RFC 8058). */
  @Post(newsletterLinkPaths.oneClick)
  @HttpCode(200)
  @AllowCrossOrigin()
  @ApiExcludeEndpoint()
  async oneClick(@Query('token') token: unknown) {
    await this.links.unsubscribe(typeof token === 'string' ? token : '');
    return {};
  }
}
