import type { AnswerDraft } from '@mainstage/contracts/desk/answer';
import { Mail } from '@mainstage/database/entities/mail';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { EntityManager } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { notifyDesk } from '../changes/notify-desk';
import { ActionRefused, LeadNotFound } from '../desk-error';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { unsendOffers } from '../offers/send-offer';
import { Answer } from './answer';
import { returnToDraft } from './drafts';

/**
 * Cancels an answer that was not sent yet, within its ten seconds or before its scheduled time; it becomes a draft of
 * its author again.
 * @param by address of the member who cancels it
 * @returns the draft
 * @throws LeadNotFound if there is no such answer, ActionRefused `answer_on_its_way`
 */
export async function cancelAnswer(
  manager: EntityManager,
  { leadId, answerId }: { leadId: string; answerId: string },
  by: string,
): Promise<AnswerDraft> {
  return retriedTransaction(manager, async (own) => {
    const waiting = await own.findOneBy(Answer, { id: answerId, leadId });
    if (!waiting?.mailId) throw new LeadNotFound();
    // The mail is locked first, in the same order as by the worker that records its outcome.
    const mail = await own.findOne(Mail, {
      where: { id: waiting.mailId, status: 'due', attempts: 0 },
      lock: { mode: 'pessimistic_write' },
    });
    await lockDeskLead(own, leadId);
    const answer = await own.findOneByOrFail(Answer, { id: answerId });
    if (!mail || answer.state !== 'waiting')
      throw new ActionRefused('answer_on_its_way', 'The answer is on its way already');
    const draft = await returnToDraft(own, answer);
    await unsendOffers(own, { leadId, answerId }, by);
    await own.update(Mail, { id: mail.id }, stopped);
    // An answer undone within seconds leaves no entry in the timeline.
    if (answer.sendAt)
      await own.insert(DeskEntry, { leadId, by, kind: 'change', title: 'Answer was not sent: it is a draft again' });
    await own.update(DeskLead, { leadId }, { version: () => 'version + 1' });
    await notifyDesk(own, [leadId]);
    return draft;
  });
}

const stopped = {
  status: 'dead',
  settledAt: () => 'now()',
  finishedAt: () => 'now()',
  dispatchedAt: null,
  lastReply: 'undone before it was sent',
} as const;
