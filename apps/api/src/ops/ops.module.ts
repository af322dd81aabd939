import { OperatorAction } from '@mainstage/database/entities/operator-action';
import { OperatorSessions } from '@mainstage/nest/operators/operator-sessions';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailsModule } from './mails/mails.module';
import { OpsPort } from './ops-port';
import { SessionController } from './session/session.controller';

/** Operators' pages and login. Global, because the operators' guard needs sessions wherever it is used. */
@Global()
@Module({
  imports: [MailsModule, TypeOrmModule.forFeature([OperatorAction])],
  controllers: [SessionController],
  providers: [OpsPort, OperatorSessions],
  exports: [OpsPort, OperatorSessions],
})
export class OpsModule {}
