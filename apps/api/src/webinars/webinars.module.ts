import { TourBooking } from '@mainstage/leads/tour/entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubmissionsModule } from '../submissions/submissions.module';
import { SeatLinks } from './seat-links';
import { SeatLinksController } from './seat-links.controller';
import { WebinarsController } from './webinars.controller';
import { WebinarsService } from './webinars.service';
import { WebinarAccess } from './webinar-access';

@Module({
  imports: [TypeOrmModule.forFeature([TourBooking]), SubmissionsModule],
  controllers: [WebinarsController, SeatLinksController],
  providers: [WebinarsService, WebinarAccess, SeatLinks],
})
export class WebinarsModule {}
