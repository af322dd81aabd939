import { Module } from '@nestjs/common';
import { Pulse } from './pulse';

@Module({ providers: [Pulse], exports: [Pulse] })
export class HeartbeatModule {}
