import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubmissionsModule } from '../submissions/submissions.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterLinks } from './newsletter-links';

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscription]), SubmissionsModule],
  controllers: [NewsletterController],
  providers: [NewsletterService, NewsletterLinks],
})
export class NewsletterModule {}
