import { DeskLead } from '@mainstage/database/entities/desk-lead';
import { LeadEvent } from '@mainstage/database/entities/lead-event';
import { InboundMail } from '@mainstage/leads/inbound/entity';
import { type EntityManager, In, IsNull } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import type { SalesTeam } from '../team/sales-team';
import { forEachLead, type LeadRound } from './each-lead';

interface CopiedAnswer {
  leadId: string;
  answeredAt: Date;
  member: string | null;
  sender: string | null;
}

/**
 * Stops the clock of leads of whose answer a copy came to the copy address (rule desk.clock). Inbound mail knows nothing of
 * the desk; its events are the truth, also where the lead came onto the desk after the copy.
 */
export async function takeAnswers(manager: EntityManager, team: SalesTeam): Promise<LeadRound> {
  const answers = await manager
    .createQueryBuilder()
    .select(['lead.leadId AS "leadId"', 'event.at AS "answeredAt"'])
    .addSelect(['message.member AS member', 'message.sender AS sender'])
    .from(DeskLead, 'lead')
    .innerJoin(
      LeadEvent,
      'event',
      `event.leadId = lead.leadId AND event.event = 'sales-answered' AND event.at >= lead.clockStartedAt`,
    )
    .leftJoin(InboundMail, 'message', 'message.id = event.inboundMailId')
    // Old leads without a clock are left out by the index.
    .where(`lead.answerBy IS NOT NULL AND lead.answeredAt IS NULL AND lead.state IN ('new', 'taken')`)
    .andWhere('(lead.alarmFailures = 0 OR lead.nextAlarmAt <= now())')
    // The first answer counts, and is its own sender's.
    .distinctOn(['lead.leadId'])
    .orderBy('lead.leadId')
    .addOrderBy('event.at')
    .addOrderBy('event.id')
    .getRawMany<CopiedAnswer>();
  const byLead = new Map(answers.map((answer) => [answer.leadId, answer]));
  return forEachLead(
    manager,
    [...byLead.keys()],
    (own, leadId) => stop(own, team, byLead.get(leadId)!),
    'answered_at IS NULL',
  );
}

/** @returns whether its clock was still running */
async function stop(
  own: EntityManager,
  team: SalesTeam,
  { leadId, answeredAt, member, sender }: CopiedAnswer,
): Promise<boolean> {
  // Rows of earlier releases know the sender alone. Who has left the team gets no lead.
  const address = member ?? sender;
  const owner = address ? team.find(address) : undefined;
  const lead = await own.findOne(DeskLead, {
    where: { leadId, answeredAt: IsNull(), state: In(['new', 'taken']) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!lead) return false;
  await own.update(
    DeskLead,
    { leadId },
    {
      ...{ state: 'answered', answeredAt, nextAlarmAt: null, owner: lead.owner ?? owner?.email ?? null },
      firstAnsweredAt: lead.firstAnsweredAt ?? answeredAt,
      alarmFailures: 0,
      version: () => 'version + 1',
    },
  );
  await notifyDesk(own, [leadId]);
  return true;
}
