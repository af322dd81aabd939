import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { SubmissionsModule } from '../submissions/submissions.module';
import { DeliveryCookieInterceptor } from './delivery-cookie.interceptor';
import { DeliveryController } from './delivery.controller';
import { DeliveryService } from './delivery.service';
import { PollLimit } from './poll-limit';

@Module({
  imports: [SubmissionsModule],
  controllers: [DeliveryController],
  providers: [DeliveryService, PollLimit, { provide: APP_INTERCEPTOR, useClass: DeliveryCookieInterceptor }],
})
export class DeliveryModule {}
