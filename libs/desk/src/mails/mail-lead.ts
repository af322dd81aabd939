import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import type { DeskMailLead } from './desk-reader';
import { Booking } from '@mainstage/bookings/entities/booking';
import { type EntityManager, IsNull, Raw } from 'typeorm';
import { presentMembers } from '../clock/present-members';
import type { SalesTeam } from '../team/sales-team';

/** A lead in mails to the team; undefined if the desk has none (any more). */
export async function mailLead(manager: EntityManager, team: SalesTeam, id: string): Promise<DeskMailLead | undefined> {
  const lead = await manager.findOneBy(DeskLead, { leadId: id, eraseRequestedAt: IsNull() });
  if (!lead) return undefined;
  const notice = await manager.findOne(DeskEntry, { where: { leadId: id, kind: 'notice' }, order: { id: 'DESC' } });
  const { leadId, form: kind, receivedAt, alarmStage, name, company, phone, venue, eventDate } = lead;
  return {
    ...{ leadId, kind, receivedAt, alarmStage, name, company, phone, venue, eventDate },
    answerBy: runs(lead) ? lead.answerBy : null,
    owner: lead.owner && team.nameOf(lead.owner),
    ownerAddress: lead.owner,
    handedOverBy: await handedOverBy(manager, team, id),
    lastNotice: notice?.title ?? null,
  };
}

/** The member who last assigned it, if nobody took it since. */
async function handedOverBy(manager: EntityManager, team: SalesTeam, leadId: string): Promise<string | null> {
  const where = { leadId, title: Raw((title) => `(${title} = 'Taken' OR ${title} LIKE 'Handed over to %')`) };
  const entry = await manager.findOne(DeskEntry, { where, order: { id: 'DESC' } });
  return entry?.by && entry.title !== 'Taken' ? team.nameOf(entry.by) : null;
}

/**
 * Address of the present owner; undefined if there is none.
 * @param id of the lead, or of one of its bookings
 * @param now by the database clock
 */
export async function leadOwner(
  manager: EntityManager,
  team: SalesTeam,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const booking = await manager.findOne(Booking, { select: { leadId: true }, where: { id } });
  const lead = await manager.findOne(DeskLead, {
    select: { leadId: true, owner: true },
    where: { leadId: booking?.leadId ?? id, eraseRequestedAt: IsNull() },
  });
  if (!lead?.owner) return undefined;
  const present = await presentMembers(manager, team, now);
  return present.find(({ email }) => email === lead.owner)?.email;
}

const runs = ({ answeredAt, state }: DeskLead) => answeredAt === null && (state === 'new' || state === 'taken');
