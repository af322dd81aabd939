import { databaseTime } from '@mainstage/database/database-time';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { releaseLead, type ReleaseOutcome } from '@mainstage/leads/quarantine/release';
import type { QuarantineForm } from '@mainstage/leads/quarantine/quarantine-form';
import type { EntityManager } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import { clockFrom } from './desk-rows';

/**
 * Releases a lead that was quarantined as suspected spam, by the link in a mail; its clock starts at the desk (rule
 * desk.take-over). Call it in a transaction.
 */
export async function releaseQuarantined(
  manager: EntityManager,
  form: QuarantineForm,
  id: string,
): Promise<ReleaseOutcome> {
  // Locks in the same order as a release at the desk, to avoid deadlocks.
  await manager.findOne(DeskLead, { where: { leadId: id }, lock: { mode: 'pessimistic_write' } });
  const outcome = await releaseLead(manager, form, id);
  if (outcome === 'done') await startClock(manager, id);
  return outcome;
}

async function startClock(manager: EntityManager, leadId: string): Promise<void> {
  const clock = clockFrom(await databaseTime(manager));
  const { affected } = await manager.update(
    DeskLead,
    { leadId, quarantined: true },
    { ...clock, firstAnswerBy: clock.answerBy, state: 'new', quarantined: false, version: () => 'version + 1' },
  );
  if (!affected) return;
  await manager.insert(DeskEntry, { leadId, kind: 'change', title: 'Released: not spam' });
  await notifyDesk(manager, [leadId]);
}
