import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { NoJsFormInterceptor } from './no-js-form.interceptor';
import { NoJsFormPages } from './no-js-form-pages';

/** Pages that answer forms which were sent without scripts. */
@Module({
  providers: [NoJsFormPages, { provide: APP_INTERCEPTOR, useClass: NoJsFormInterceptor }],
  exports: [NoJsFormPages],
})
export class NoJsFormsModule {}
