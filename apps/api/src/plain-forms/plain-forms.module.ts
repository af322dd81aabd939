import { Module } from '@nestjs/common';
import { PlainAnswers } from './plain-answers';

/** Pages that answer forms which were sent without scripts. */
@Module({ providers: [PlainAnswers], exports: [PlainAnswers] })
export class PlainFormsModule {}
