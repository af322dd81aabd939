import { DeskAbsence } from '@mainstage/database/entities/desk-absence';
import { DeskPasskey } from '@mainstage/database/entities/desk-passkey';
import { DeskSession } from '@mainstage/database/entities/desk-session';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeskTeam } from './desk-team';
import { LeadDesk } from './leads/lead-desk';
import { LeadsController } from './leads/leads.controller';
import { DeskSessions } from './session/desk-sessions';
import { SessionController } from './session/session.controller';
import { SessionOverview } from './session/session-overview';
import { TeamAbsences } from './session/team-absences';

/** The sales desk: who may be there, and what they do. Controllers stand behind `@DeskCalls()`. */
@Module({
  imports: [TypeOrmModule.forFeature([DeskAbsence, DeskPasskey, DeskSession])],
  controllers: [SessionController, LeadsController],
  providers: [DeskTeam, DeskSessions, SessionOverview, TeamAbsences, LeadDesk],
})
export class DeskModule {}
