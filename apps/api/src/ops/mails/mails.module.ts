import { Module } from '@nestjs/common';
import { MailsController } from './mails.controller';
import { CsrfToken } from './csrf-token';

@Module({
  controllers: [MailsController],
  providers: [CsrfToken],
})
export class MailsModule {}
