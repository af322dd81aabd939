import { Module } from '@nestjs/common';
import { GatesController } from './gates.controller';
import { GateKeeper } from './gate-keeper';
import { GuessLimit } from './guess-limit';

/** Pages behind a password. */
@Module({
  controllers: [GatesController],
  providers: [GateKeeper, GuessLimit],
})
export class GatesModule {}
