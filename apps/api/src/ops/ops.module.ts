import { Module } from '@nestjs/common';
import { MailsModule } from './mails/mails.module';
import { OpsPort } from './ops-port';
import { SessionController } from './session/session.controller';

/** What operators see, and the way in and out. */
@Module({ imports: [MailsModule], controllers: [SessionController], providers: [OpsPort] })
export class OpsModule {}
