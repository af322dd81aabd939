import { Heartbeat } from '@mainstage/database/entities/heartbeat';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Heartbeats } from './heartbeats';
import { Pulse } from './pulse';

@Module({
  imports: [TypeOrmModule.forFeature([Heartbeat])],
  providers: [Heartbeats, Pulse],
  exports: [Heartbeats, Pulse],
})
export class HeartbeatModule {}
