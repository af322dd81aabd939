import { berlinToday } from '@mainstage/contracts/calendar';
import type { TeamMember } from '@mainstage/contracts/desk/session';
import { databaseTime } from '@mainstage/database/database-time';
import { DeskAbsence } from '@mainstage/desk/entities/desk-absence';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { SalesTeam } from '@mainstage/desk/team/sales-team';

@Injectable()
export class TeamAbsences {
  constructor(
    private readonly team: SalesTeam,
    @InjectRepository(DeskAbsence) private readonly absences: Repository<DeskAbsence>,
  ) {}

  /** The team, in the order of SALES_TEAM. */
  async members(): Promise<TeamMember[]> {
    const today = berlinToday(await databaseTime(this.absences.manager));
    const absent = await this.absences.findBy({ until: MoreThanOrEqual(today) });
    const until = new Map(absent.map((absence) => [absence.member, absence.until]));
    return this.team.members.map(({ name, email, right }) => ({
      name,
      email,
      right,
      awayUntil: until.get(email) ?? null,
    }));
  }

  async set(member: string, until: string | null): Promise<void> {
    await this.absences.upsert({ member, until }, ['member']);
  }
}
