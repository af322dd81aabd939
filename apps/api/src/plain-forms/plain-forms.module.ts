import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { PlainAnswerInterceptor } from './plain-answer.interceptor';
import { PlainAnswers } from './plain-answers';

/** Pages that answer forms which were sent without scripts. */
@Module({
  providers: [PlainAnswers, { provide: APP_INTERCEPTOR, useClass: PlainAnswerInterceptor }],
  exports: [PlainAnswers],
})
export class PlainFormsModule {}
