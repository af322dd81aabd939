import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlainFormsModule } from '../plain-forms/plain-forms.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { NewsletterController } from './newsletter.controller';
import { PlainNewsletterLinksController } from './plain-newsletter-links.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterLinks } from './newsletter-links';

/** Newsletter: sign-up, and the links of its mails with and without scripts. */
@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscription]), PlainFormsModule, SubmissionsModule],
  controllers: [NewsletterController, PlainNewsletterLinksController],
  providers: [NewsletterService, NewsletterLinks],
})
export class NewsletterModule {}
