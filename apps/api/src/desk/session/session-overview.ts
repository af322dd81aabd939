import type { DeskSession, DeskSessionListed } from '@mainstage/contracts/desk/session';
import { venues } from '@mainstage/content/venues/venues';
import { DeskPasskey } from '@mainstage/desk/entities/desk-passkey';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ApiConfig } from '../../config';
import { SignedOut } from '../desk.errors';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadRight } from '../lead-right';
import { DeskSessions } from './desk-sessions';
import { endOf, idleEndOf } from './session-times';
import { TeamAbsences } from './team-absences';

const venueNames = Object.entries(venues).map(([id, { name }]) => ({ id, name }));

@Injectable()
export class SessionOverview {
  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly sessions: DeskSessions,
    private readonly absences: TeamAbsences,
    private readonly leadRight: LeadRight,
    @InjectRepository(DeskPasskey) private readonly passkeys: Repository<DeskPasskey>,
  ) {}

  async present(current: CurrentDeskMember): Promise<DeskSession> {
    const [session, team, passkeys] = await Promise.all([
      this.sessions.find(current.sessionId),
      this.absences.members(),
      this.passkeys.find({ where: { member: current.email }, order: { createdAt: 'ASC' } }),
    ]);
    const member = team.find(({ email }) => email === current.email);
    if (!session || !member) throw new SignedOut();
    return {
      member,
      team,
      passkeyUsed: session.passkeyUsed,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        ...{ id, name },
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      passkeyRequired: this.config.DESK_REQUIRE_PASSKEY !== 'off',
      passkeyMissing: this.leadRight.passkeyMissing(session),
      endsAt: endOf(session).toISOString(),
      idleEndsAt: idleEndOf(session).toISOString(),
      venues: venueNames,
    };
  }

  /** @param everybody sessions of the whole team, for a lead only */
  async list(current: CurrentDeskMember, everybody: boolean): Promise<DeskSessionListed[]> {
    if (everybody) this.leadRight.require(current);
    const sessions = await this.sessions.list(everybody ? undefined : current.email);
    return sessions.map(({ id, member, createdAt, lastSeenAt, device }) => ({
      ...{ id, member, device },
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === current.sessionId,
    }));
  }

  /** Ends one of one's own sessions, or, as a lead, anybody's. @returns whether it existed */
  async end(current: CurrentDeskMember, id: string): Promise<boolean> {
    const session = await this.sessions.find(id);
    if (!session) return false;
    if (session.member !== current.email) this.leadRight.require(current);
    return this.sessions.end(id);
  }
}
