import { databaseTime } from '@mainstage/database/database-time';
import { readAnswer } from '../answer/member-answer';
import { DeskSession } from '../entities/desk-session';
import { deskDigest } from './desk-digest';
import { leadOwner, mailLead } from './mail-lead';
import type { SalesTeam } from '../team/sales-team';
import type { DeskReader } from './desk-reader';
import type { EntityManager } from 'typeorm';

/** Reads leads of the sales desk for mails to the team. */
export class DeskView implements DeskReader {
  constructor(
    private readonly entities: EntityManager,
    private readonly team: SalesTeam,
    /** Name of MAIL_FROM, in members' answers. */
    private readonly fromName = '',
  ) {}

  lead(id: string) {
    return mailLead(this.entities, this.team, id);
  }

  async owner(id: string) {
    return this.team.isOn ? leadOwner(this.entities, this.team, id, await databaseTime(this.entities)) : undefined;
  }

  answer(id: string) {
    return readAnswer(this.entities, this.team, id, this.fromName);
  }

  async device(sessionId: string) {
    return (await this.entities.findOneBy(DeskSession, { id: sessionId }))?.device;
  }

  async digest() {
    return this.team.isOn ? deskDigest(this.entities, this.team, await databaseTime(this.entities)) : undefined;
  }
}
