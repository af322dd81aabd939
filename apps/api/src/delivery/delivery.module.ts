import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { SubmissionsModule } from '../submissions/submissions.module';
import { NoJsFormsModule } from '../no-js-forms/no-js-forms.module';
import { DeliveryController } from './delivery.controller';
import { DeliveryService } from './delivery.service';
import { FormResponseInterceptor } from './form-response.interceptor';
import { PollLimit } from './poll-limit';

/** What visitors learn about their confirmation after they sent a form. */
@Module({
  imports: [NoJsFormsModule, SubmissionsModule],
  controllers: [DeliveryController],
  providers: [DeliveryService, PollLimit, { provide: APP_INTERCEPTOR, useClass: FormResponseInterceptor }],
})
export class DeliveryModule {}
