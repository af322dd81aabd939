import { Module } from '@nestjs/common';
import { NoJsFormPages } from './no-js-form-pages';

/** Pages that answer forms which were sent without scripts. */
@Module({
  providers: [NoJsFormPages],
  exports: [NoJsFormPages],
})
export class NoJsFormsModule {}
