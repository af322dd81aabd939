import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NoJsFormsModule } from '../no-js-forms/no-js-forms.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterLinkPagesController } from './newsletter-link-pages.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterLinks } from './newsletter-links';

/** Newsletter: sign-up, and the links of its mails with and without scripts. */
@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscription]), NoJsFormsModule, SubmissionsModule],
  controllers: [NewsletterController, NewsletterLinkPagesController],
  providers: [NewsletterService, NewsletterLinks],
})
export class NewsletterModule {}
