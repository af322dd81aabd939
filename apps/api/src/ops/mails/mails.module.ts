import { Module } from '@nestjs/common';
import { MailsController } from './mails.controller';
import { CsrfToken } from './csrf-token';

/** The operators’ page of mails that need attention. */
@Module({
  controllers: [MailsController],
  providers: [CsrfToken],
})
export class MailsModule {}
