import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ToursController } from './tours.controller';
import { ToursService } from './tours.service';

@Module({
  imports: [SubmissionsModule],
  controllers: [ToursController],
  providers: [ToursService],
})
export class ToursModule {}
