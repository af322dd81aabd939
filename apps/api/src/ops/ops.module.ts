import { OperatorSessions } from '@mainstage/server/operators/operator-sessions';
import { Global, Module } from '@nestjs/common';
import { MailsModule } from './mails/mails.module';
import { OpsPort } from './ops-port';
import { SessionController } from './session/session.controller';

/** What operators see, and the way in and out. Global, for the operators' guard asks for sessions wherever it is used. */
@Global()
@Module({
  imports: [MailsModule],
  controllers: [SessionController],
  providers: [OpsPort, OperatorSessions],
  exports: [OperatorSessions],
})
export class OpsModule {}
