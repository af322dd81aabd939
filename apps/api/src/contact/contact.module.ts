import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';

@Module({
  imports: [SubmissionsModule],
  controllers: [ContactController],
  providers: [ContactService],
})
export class ContactModule {}
