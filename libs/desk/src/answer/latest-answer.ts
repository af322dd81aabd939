import type { LatestAnswer } from '@mainstage/contracts/desk/answer';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { type EntityManager, In } from 'typeorm';
import { DeskEntry } from '../entities/desk-entry';
import { LeadEvent } from '../entities/lead-event';
import { Answer } from './answer';

/**
 * The latest answer to the client of a lead: from the desk, by a copied mail, or noted by hand; null if there is none.
 */
export async function latestAnswer(manager: EntityManager, leadId: string): Promise<LatestAnswer | null> {
  const found = [await byDesk(manager, leadId), await byCopy(manager, leadId), await byHand(manager, leadId)];
  const answers = found.filter((answer) => answer !== null);
  return answers.sort((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}

async function byDesk(manager: EntityManager, leadId: string): Promise<LatestAnswer | null> {
  const answer = await manager.findOne(Answer, {
    where: { leadId, state: In(['waiting', 'sent', 'review']) },
    order: { handedAt: 'DESC' },
  });
  if (!answer) return null;
  const title = answer.state === 'waiting' && answer.sendAt ? 'Answer is to be sent later' : 'Answered by email';
  return { id: `answer ${answer.id}`, by: answer.member, at: answer.handedAt!.toISOString(), title, text: answer.body };
}

async function byCopy(manager: EntityManager, leadId: string): Promise<LatestAnswer | null> {
  const event = await manager.findOne(LeadEvent, { where: { leadId, event: 'sales-answered' }, order: { id: 'DESC' } });
  if (!event) return null;
  const message =
    event.inboundMailId === null ? null : await manager.findOneBy(InboundMail, { id: event.inboundMailId });
  return {
    ...{ id: `event ${event.id}`, by: message?.member ?? message?.sender ?? null, at: event.at.toISOString() },
    ...{ title: 'Answered by email', text: message?.visibleText || null },
  };
}

async function byHand(manager: EntityManager, leadId: string): Promise<LatestAnswer | null> {
  const entry = await manager.findOne(DeskEntry, { where: { leadId, kind: 'answer' }, order: { id: 'DESC' } });
  if (!entry) return null;
  const { id, by, at, title, text } = entry;
  return { id: `entry ${id}`, by, at: at.toISOString(), title, text };
}
