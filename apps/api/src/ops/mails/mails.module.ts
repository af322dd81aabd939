import { Module } from '@nestjs/common';
import { MailsController } from './mails.controller';
import { FormSeal } from './form-seal';

/** The operators’ page of mails that want a person. */
@Module({
  controllers: [MailsController],
  providers: [FormSeal],
})
export class MailsModule {}
