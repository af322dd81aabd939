import { RateLimit } from '@mainstage/database/entities/rate-limit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatesController } from './gates.controller';
import { GateKeeper } from './gate-keeper';
import { GuessLimit } from './guess-limit';

@Module({
  imports: [TypeOrmModule.forFeature([RateLimit])],
  controllers: [GatesController],
  providers: [GateKeeper, GuessLimit],
})
export class GatesModule {}
