import { DeskEntry } from '@mainstage/database/entities/desk-entry';
import { DeskLead } from '@mainstage/database/entities/desk-lead';
import type { DeskMailLead } from '@mainstage/leads/desk/desk-reader';
import { type EntityManager, IsNull } from 'typeorm';
import type { SalesTeam } from '../team/sales-team';

/** A lead as mails to the team name it; undefined where the desk has none, or not any more. */
export async function mailLead(manager: EntityManager, team: SalesTeam, id: string): Promise<DeskMailLead | undefined> {
  const lead = await manager.findOneBy(DeskLead, { leadId: id, eraseRequestedAt: IsNull() });
  if (!lead) return undefined;
  const notice = await manager.findOne(DeskEntry, { where: { leadId: id, kind: 'notice' }, order: { id: 'DESC' } });
  const { leadId, form: kind, receivedAt, alarmStage, name, company, phone, venue, eventDate } = lead;
  return {
    ...{ leadId, kind, receivedAt, alarmStage, name, company, phone, venue, eventDate },
    answerBy: runs(lead) ? lead.answerBy : null,
    owner: lead.owner && team.nameOf(lead.owner),
    lastNotice: notice?.title ?? null,
  };
}

const runs = ({ answeredAt, state }: DeskLead) => answeredAt === null && (state === 'new' || state === 'taken');
