import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { BusinessEventsController } from './business-events.controller';
import { BusinessEventsService } from './business-events.service';

@Module({
  imports: [SubmissionsModule],
  controllers: [BusinessEventsController],
  providers: [BusinessEventsService],
})
export class BusinessEventsModule {}
