import type { AnswerDraft } from '@mainstage/contracts/desk/answer';
import { type EntityManager, In } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { LeadNotFound } from '../desk-error';
import { Answer } from './answer';
import { AnswerFile } from './answer-file';
import { draftOf, putIntoDraft } from './drafts';

/**
 * Puts an answer that was not delivered or came back into the draft of a member, to be corrected and sent as a new one. Files of one that
 * was accepted first are in its message alone and are not in the draft.
 * @param member their address
 * @throws LeadNotFound where there is no such answer
 */
export async function writeAgain(
  manager: EntityManager,
  { leadId, answerId }: { leadId: string; answerId: string },
  member: string,
): Promise<AnswerDraft> {
  return manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    const answer = await own.findOneBy(Answer, { id: answerId, leadId, state: In(['dead', 'review', 'bounced']) });
    if (!answer) throw new LeadNotFound();
    const draft = await putIntoDraft(own, member, answer, { sendAt: null, remindIfNoReplyBy: null });
    const present = await own.findBy(AnswerFile, { answerId: draft.id });
    const files = await own.find(AnswerFile, {
      select: { name: true, type: true, size: true, content: true },
      where: { answerId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const missing = files.filter(({ name }) => !present.some((file) => file.name === name));
    if (missing.length > 0)
      await own.insert(
        AnswerFile,
        missing.map((file) => ({ ...file, answerId: draft.id })),
      );
    return draftOf(own, draft);
  });
}
