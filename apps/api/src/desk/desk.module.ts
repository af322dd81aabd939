import { Module } from '@nestjs/common';
import { DeskAccessModule } from './desk-access.module';
import { LeadDesk } from './leads/lead-desk';
import { LeadsController } from './leads/leads.controller';

/** The sales desk: what its members do. Controllers are behind `@DeskCalls()`. */
@Module({
  imports: [DeskAccessModule],
  controllers: [LeadsController],
  providers: [LeadDesk],
})
export class DeskModule {}
