import { berlinToday } from '@mainstage/contracts/calendar';
import type { TeamMember } from '@mainstage/contracts/desk/session';
import { DeskAbsence } from '@mainstage/database/entities/desk-absence';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { DeskTeam } from '../desk-team';

/** Who of the team is away, and until when. */
@Injectable()
export class TeamAbsences {
  constructor(
    private readonly team: DeskTeam,
    @InjectRepository(DeskAbsence) private readonly absences: Repository<DeskAbsence>,
  ) {}

  /** The team as its members see each other, in the order of SALES_TEAM. */
  async members(): Promise<TeamMember[]> {
    const absent = await this.absences.findBy({ until: MoreThanOrEqual(berlinToday()) });
    const until = new Map(absent.map((absence) => [absence.member, absence.until]));
    return this.team.members.map((member) => ({ ...member, awayUntil: until.get(member.email) ?? null }));
  }

  async set(member: string, until: string | null): Promise<void> {
    await this.absences.upsert({ member, until }, ['member']);
  }
}
