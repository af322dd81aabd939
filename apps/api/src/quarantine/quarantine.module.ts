import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { QuarantineController } from './quarantine.controller';

/** What sales does about suspected spam. */
@Module({ imports: [SubmissionsModule], controllers: [QuarantineController] })
export class QuarantineModule {}
