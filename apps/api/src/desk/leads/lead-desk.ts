import type { DeskContext } from '@mainstage/desk/desk-context';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeskTeam } from '../desk-team';

/** What the calls about leads share: database, team, and leads that have just come in. */
@Injectable()
export class LeadDesk implements DeskContext {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deskTeam: DeskTeam,
  ) {}

  /** @throws DatabaseUnavailable */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  get team(): DeskContext['team'] {
    return this.deskTeam.members;
  }

  /** The worker takes leads over as well; a list shows them also while there is none. */
  async refresh(): Promise<void> {
    await takeOverLeads(this.manager);
  }
}
