import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ToursController } from './tours.controller';
import { ToursService } from './tours.service';

/** Requests for a tour of the building. */
@Module({
  imports: [SubmissionsModule],
  controllers: [ToursController],
  providers: [ToursService],
})
export class ToursModule {}
