import type { DeskLead as ListedLead } from '@mainstage/contracts/desk/leads';
import { databaseTime } from '@mainstage/database/database-time';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { releaseLead } from '@mainstage/leads/quarantine/release';
import type { DeskLead } from '../entities/desk-lead';
import type { EntityManager } from 'typeorm';
import { lockDeskLead, writeChange } from '../changes/change-lead';
import type { PlannedChange } from '../changes/planned-change';
import { ActionRefused } from '../desk-error';
import { clockFrom } from '../take-over/desk-rows';

/**
 * Marks a lead as no spam. If the filter had quarantined it, its mails are sent and its clock starts; a lead that a
 * member had marked gets its former state and clock back (rule desk.states).
 * @param by address of the team member
 * @throws LeadNotFound, ActionRefused if it is not marked as spam
 */
export async function releaseSpam(manager: EntityManager, leadId: string, by: string): Promise<ListedLead> {
  return manager.transaction(async (own) => {
    const lead = await lockDeskLead(own, leadId);
    if (lead.state !== 'spam') throw new ActionRefused('lead_not_spam', 'This lead is not marked as spam');
    if (lead.quarantined && (await releaseLead(own, lead.form, leadId)) === 'done') await notifyMailsDue(own);
    const now = await databaseTime(own);
    const columns = lead.beforeSpam
      ? { ...lead.beforeSpam, nextAlarmAt: clockRuns(lead) ? now : null }
      : newLead(lead, now);
    const entries: PlannedChange['entries'] = [{ kind: 'change', title: 'Released: not spam' }];
    return writeChange(own, lead, { columns: { ...columns, beforeSpam: null, quarantined: false }, entries }, by);
  });
}

/** The next round of the clock handles everything that fell due in the meantime. */
const clockRuns = ({ beforeSpam, answerBy, answeredAt }: DeskLead): boolean =>
  answerBy !== null && answeredAt === null && (beforeSpam?.state === 'new' || beforeSpam?.state === 'taken');

/** A lead that the filter had quarantined, which nobody has seen yet. */
function newLead({ firstAnswerBy }: DeskLead, now: Date): Partial<DeskLead> {
  const clock = clockFrom(now);
  return { ...clock, firstAnswerBy: firstAnswerBy ?? clock.answerBy, state: 'new' };
}
