import { Heartbeat } from '@mainstage/database/entities/heartbeat';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Heartbeats } from './heartbeats';
import { Watchdog } from './watchdog';

@Module({
  imports: [TypeOrmModule.forFeature([Heartbeat])],
  providers: [Heartbeats, Watchdog],
  exports: [Heartbeats, Watchdog],
})
export class HeartbeatModule {}
