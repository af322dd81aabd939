import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { QuarantineController } from './quarantine.controller';

@Module({ imports: [SubmissionsModule], controllers: [QuarantineController] })
export class QuarantineModule {}
