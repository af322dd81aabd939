import type { DeskLead as ListedLead } from '@mainstage/contracts/desk/leads';
import { databaseTime } from '@mainstage/database/database-time';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { releaseLead } from '@mainstage/database/quarantine/release';
import type { EntityManager } from 'typeorm';
import { lockDeskLead, writeChange } from '../changes/change-lead';
import { ActionRefused } from '../desk-error';
import { clockFrom } from '../take-over/desk-rows';

/**
 * Says that a lead is no spam. Where the filter had held it back its mails are sent now; its clock starts.
 * @param by address of the team member
 * @throws LeadNotFound, ActionRefused where it is not taken for spam
 */
export async function releaseSpam(manager: EntityManager, leadId: string, by: string): Promise<ListedLead> {
  return manager.transaction(async (own) => {
    const lead = await lockDeskLead(own, leadId);
    if (lead.state !== 'spam') throw new ActionRefused('lead_not_spam', 'This lead is not marked as spam');
    if (lead.quarantined && (await releaseLead(own, lead.form, leadId)) === 'done') await notifyMailsDue(own);
    const clock = clockFrom(await databaseTime(own));
    const firstAnswerBy = lead.firstAnswerBy ?? clock.answerBy;
    const columns = { ...clock, firstAnswerBy, state: 'new', quarantined: false } as const;
    return writeChange(own, lead, { columns, entries: [{ kind: 'change', title: 'Released: not spam' }] }, by);
  });
}
