import { Module } from '@nestjs/common';
import { MailsController } from './mails.controller';
import { CsrfToken } from './csrf-token';

/** The operators’ page of mails that want a person. */
@Module({
  controllers: [MailsController],
  providers: [CsrfToken],
})
export class MailsModule {}
