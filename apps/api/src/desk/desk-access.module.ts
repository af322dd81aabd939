import { DeskAbsence } from '@mainstage/desk/entities/desk-absence';
import { DeskPasskey } from '@mainstage/desk/entities/desk-passkey';
import { DeskSession } from '@mainstage/desk/entities/desk-session';
import { tokens } from '@mainstage/nest/injection';
import { Module } from '@nestjs/common';
import type { ApiConfig } from '../config';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { ConfirmController } from './confirm/confirm.controller';
import { ConfirmService } from './confirm/confirm.service';
import { LeadRight } from './lead-right';
import { PasskeyChallenges } from './passkeys/passkey-challenges';
import { PasskeyRegistration } from './passkeys/passkey-registration';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service';
import { PasskeyVerification } from './passkeys/passkey-verification';
import { PasskeysController } from './passkeys/passkeys.controller';
import { RelyingParty } from './passkeys/relying-party';
import { DeskSessions } from './session/desk-sessions';
import { SessionController } from './session/session.controller';
import { SessionOverview } from './session/session-overview';
import { TeamAbsences } from './session/team-absences';
import { DemoSignIn } from './sign-in/demo-sign-in';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInRequests } from './sign-in/sign-in-requests';
import { SignInService } from './sign-in/sign-in.service';
import { SignInThrottle } from './sign-in/sign-in-throttle';

/** Access to the sales desk: signing in, sessions, passkeys. Exports what DeskGuard depends on. */
@Module({
  imports: [TypeOrmModule.forFeature([DeskAbsence, DeskPasskey, DeskSession])],
  controllers: [SessionController, SignInController, ConfirmController, PasskeySignInController, PasskeysController],
  providers: [
    {
      provide: SalesTeam,
      inject: [tokens.config],
      useFactory: ({ SALES_TEAM = [] }: ApiConfig) => new SalesTeam(SALES_TEAM),
    },
    ...[DeskSessions, LeadRight, SessionOverview, TeamAbsences],
    ...[DemoSignIn, SignInRequests, SignInService, SignInThrottle],
    ...[
      PasskeyChallenges,
      PasskeyRegistration,
      PasskeySignInService,
      PasskeyVerification,
      RelyingParty,
      ConfirmService,
    ],
  ],
  exports: [SalesTeam, DeskSessions, LeadRight, TeamAbsences],
})
export class DeskAccessModule {}
