import type { DeskLead as ListedLead, LeadChange } from '@mainstage/contracts/desk/leads';
import { databaseTime } from '@mainstage/database/database-time';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { Mail } from '@mainstage/database/entities/mail';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { type EntityManager, IsNull } from 'typeorm';
import type { DeskContext } from '../desk-context';
import { LeadChangedMeanwhile, LeadNotFound } from '../desk-error';
import { listedLead } from '../desk-lead-view';
import { planChange } from './lead-changes';
import type { PlannedChange } from './planned-change';
import { forgetSubmissions } from '@mainstage/leads/submissions/forget-submissions';
import { notifyDesk } from './notify-desk';

/**
 * Changes a lead, in one transaction with the entries of its timeline.
 * @param by address of the team member
 * @returns the changed lead
 * @throws LeadNotFound, LeadChangedMeanwhile if the version is outdated, ChangeRejected
 */
export async function changeLead(
  { manager, team }: DeskContext,
  id: string,
  change: LeadChange,
  by: string,
): Promise<ListedLead> {
  return manager.transaction(async (own) => {
    const lead = await lockDeskLead(own, id);
    if (await wasMade(own, id, change.key)) return listedLead(lead);
    requireVersion(lead, change.version);
    const planned = planChange({ lead, change, by, now: await databaseTime(own), team });
    await notifyNewOwner(own, lead, planned, by);
    return writeChange(own, lead, planned, by);
  });
}

/** Notifies a member by mail that a colleague assigned them a lead. */
async function notifyNewOwner(
  manager: EntityManager,
  { leadId, form, owner: before }: DeskLead,
  { columns: { owner } }: PlannedChange,
  by: string,
): Promise<void> {
  if (!owner || owner === by || owner === before) return;
  await manager.insert(Mail, { kind: 'desk-handed-over', form, leadId, recipient: 'team', toAddress: owner });
  await notifyMailsDue(manager);
}

/**
 * Loads and locks a lead of the desk.
 * @param version the displayed one; absent if the change does not depend on it
 * @throws LeadNotFound, LeadChangedMeanwhile
 */
export async function lockDeskLead(manager: EntityManager, id: string, version?: number): Promise<DeskLead> {
  const lead = await manager.findOne(DeskLead, {
    where: { leadId: id, eraseRequestedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!lead) throw new LeadNotFound();
  if (version !== undefined) requireVersion(lead, version);
  return lead;
}

/** @throws LeadChangedMeanwhile */
export function requireVersion(lead: DeskLead, version: number): void {
  if (lead.version !== version) throw new LeadChangedMeanwhile(listedLead(lead));
}

/** Whether a press was carried out before and only its response was lost. The lead must be locked. */
export const wasMade = async (manager: EntityManager, leadId: string, key: string | undefined): Promise<boolean> =>
  key !== undefined && manager.existsBy(DeskEntry, { leadId, requestKey: key });

/** Writes the planned change of a locked lead and announces it; does nothing if nothing changes. */
export async function writeChange(
  manager: EntityManager,
  lead: DeskLead,
  { columns, entries }: PlannedChange,
  by: string | null,
): Promise<ListedLead> {
  if (entries.length === 0) return listedLead(lead);
  const next = { ...columns, version: lead.version + 1 };
  await manager.update(DeskLead, { leadId: lead.leadId }, next);
  await manager.insert(
    DeskEntry,
    entries.map((entry) => ({ ...entry, leadId: lead.leadId, by })),
  );
  // The same text submitted again must not be treated as a repetition of spam.
  if (columns.state === 'spam') await forgetSubmissions(manager, [lead.leadId]);
  await notifyDesk(manager, [lead.leadId]);
  return listedLead({ ...lead, ...next });
}
