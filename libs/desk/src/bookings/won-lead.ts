import { databaseTime } from '@mainstage/database/database-time';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import type { EntityManager } from 'typeorm';
import { lockDeskLead, writeChange } from '../changes/change-lead';
import { planChange } from '../changes/lead-changes';
import { notifyDesk } from '../changes/notify-desk';
import type { DeskContext } from '../desk-context';

/**
 * Marks the lead of a booking as won, with the press that made the booking definite.
 * @param by address of the team member
 * @param changeId of that press; null if the booking was definite before, so that undoing it leaves the lead as it is
 * @throws LeadNotFound, ActionRefused for a lead that is marked as spam
 */
export async function winLead(
  { manager, team }: DeskContext,
  leadId: string,
  { by, changeId }: { by: string; changeId: string | null },
): Promise<void> {
  const lead = await lockDeskLead(manager, leadId);
  const { state, owner, lostReason, version } = lead;
  const change = { version, state: 'won' } as const;
  await writeChange(manager, lead, planChange({ lead, change, by, now: await databaseTime(manager), team }), by);
  if (state === 'won' || changeId === null) return;
  const event = await manager.findOneByOrFail(BookingEvent, { changeId, action: 'made-definite' });
  const lead_before = {
    ...{ state, owner, lostReason, version },
    answeredAt: lead.answeredAt?.toISOString() ?? null,
    firstAnsweredAt: lead.firstAnsweredAt?.toISOString() ?? null,
    nextAlarmAt: lead.nextAlarmAt?.toISOString() ?? null,
  };
  await manager.update(BookingEvent, { id: event.id }, { before: { ...event.before, lead_before } });
}

/** Restores a lead that a press marked as won, unless it was changed since. @param by address of the team member */
export async function unwinLead(manager: EntityManager, leadId: string, changeId: string, by: string): Promise<void> {
  const event = await manager.findOneBy(BookingEvent, { changeId, action: 'made-definite' });
  const earlier = event?.before.lead_before;
  if (!earlier) return;
  const { state, owner, lostReason, version } = earlier;
  const lead = await lockDeskLead(manager, leadId);
  if (lead.version !== version + 1) return;
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  const times = {
    answeredAt: dateOf(earlier.answeredAt),
    firstAnsweredAt: dateOf(earlier.firstAnsweredAt),
    nextAlarmAt: dateOf(earlier.nextAlarmAt),
  };
  await manager.update(DeskLead, { leadId }, { state, owner, lostReason, ...times, version: version + 2 });
  await manager.insert(DeskEntry, { leadId, by, kind: 'change', title: 'Undone: won' });
  await notifyDesk(manager, [leadId]);
}
