import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { HttpModule } from '../http/http.module';
import { IdempotencyInterceptor } from './idempotency.interceptor';
import { RelayNotifier } from './relay-notifier';
import { SubmissionService } from './submission-service';

@Module({
  imports: [HttpModule],
  providers: [SubmissionService, RelayNotifier, { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor }],
  exports: [HttpModule, SubmissionService, RelayNotifier],
})
export class SubmissionsModule {}
