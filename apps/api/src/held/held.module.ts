import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module';
import { HeldController } from './held.controller';

/** What sales does about suspected spam. */
@Module({ imports: [SubmissionsModule], controllers: [HeldController] })
export class HeldModule {}
