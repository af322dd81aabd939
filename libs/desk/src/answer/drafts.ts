import type { AnswerDraft, AnswerDraftChange } from '@mainstage/contracts/desk/answer';
import type { EntityManager } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { Answer } from './answer';
import { DraftChangedMeanwhile } from './answer-errors';
import { AnswerFile } from './answer-file';

/** Columns of an empty draft. */
const blank = {
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  body: '',
  withQuote: true,
  sendAt: null,
  remindIfNoReplyBy: null,
} satisfies Partial<Answer>;

/** The draft of a member for a lead; null if there is none. */
export async function findDraft(manager: EntityManager, leadId: string, member: string): Promise<AnswerDraft | null> {
  const row = await draftRow(manager, leadId, member);
  if (!row) return null;
  const draft = await draftOf(manager, row);
  return isBlank(draft) ? null : draft;
}

export const draftRow = (manager: EntityManager, leadId: string, member: string): Promise<Answer | null> =>
  manager.findOneBy(Answer, { leadId, member, state: 'draft' });

const isBlank = ({ to, cc, bcc, subject, body, files }: AnswerDraft): boolean =>
  [to, cc, bcc, subject, body, files].every(({ length }) => length === 0);

export async function draftOf(manager: EntityManager, row: Answer): Promise<AnswerDraft> {
  const files = await manager.find(AnswerFile, { where: { answerId: row.id }, order: { createdAt: 'ASC', id: 'ASC' } });
  const { to, cc, bcc, subject, body, withQuote: quote, revision } = row;
  return {
    ...{ to, cc, bcc, subject, body, quote, revision },
    sendAt: row.sendAt?.toISOString() ?? null,
    remindIfNoReplyBy: row.remindIfNoReplyBy?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    files: files.map(({ id, name, type, size }) => ({ id, name, type, size })),
  };
}

/**
 * Stores a member's draft.
 * @param member their address
 * @throws LeadNotFound, DraftChangedMeanwhile if it was stored from another device since
 */
export async function saveDraft(
  manager: EntityManager,
  leadId: string,
  member: string,
  { revision, quote: withQuote, sendAt, remindIfNoReplyBy, ...text }: AnswerDraftChange,
): Promise<AnswerDraft> {
  return manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    const row = await draftRow(own, leadId, member);
    const current = row && (await draftOf(own, row));
    const isNew = !current || isBlank(current);
    if (isNew ? revision !== 0 && revision !== current?.revision : revision !== current.revision)
      throw new DraftChangedMeanwhile(isNew ? null : current);
    const columns = { ...text, withQuote, sendAt: dateOf(sendAt), remindIfNoReplyBy: dateOf(remindIfNoReplyBy) };
    if (row)
      await own.update(
        Answer,
        { id: row.id },
        { ...columns, revision: () => 'revision + 1', updatedAt: () => 'now()' },
      );
    else await own.insert(Answer, { leadId, member, ...columns });
    return draftOf(own, (await draftRow(own, leadId, member))!);
  });
}

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/**
 * Discards a member's draft with its files. The row stays, because the API's role may not delete it (ADR 35).
 * @throws LeadNotFound
 */
export async function discardDraft(manager: EntityManager, leadId: string, member: string): Promise<void> {
  await manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    const row = await draftRow(own, leadId, member);
    if (!row) return;
    await own.delete(AnswerFile, { answerId: row.id });
    await own.update(Answer, { id: row.id }, { ...blank, revision: () => 'revision + 1', updatedAt: () => 'now()' });
  });
}

/**
 * Moves a cancelled answer back into the draft of its author, above the text typed since. Its own row keeps nothing.
 */
export async function returnToDraft(manager: EntityManager, answer: Answer): Promise<AnswerDraft> {
  const { id, sendAt, remindIfNoReplyBy } = answer;
  const draft = await putIntoDraft(manager, answer.member, answer, { sendAt, remindIfNoReplyBy });
  await manager.update(AnswerFile, { answerId: id }, { answerId: draft.id });
  await manager.update(Answer, { id }, { ...blank, state: 'undone', attachments: [], quote: null });
  return draftOf(manager, draft);
}

/** Puts text and recipients of an answer into the draft of a member, above what is typed there. @returns the row of the draft */
export async function putIntoDraft(
  manager: EntityManager,
  member: string,
  { leadId, to, cc, bcc, subject, body, withQuote }: Answer,
  times: Pick<Answer, 'sendAt' | 'remindIfNoReplyBy'>,
): Promise<Answer> {
  const since = await draftRow(manager, leadId, member);
  const columns = { to, cc, bcc, subject, withQuote, ...times };
  // Pressed twice, it stands there once.
  const merged = since?.body.includes(body)
    ? since.body
    : [body, since?.body.trim() && since.body].filter(Boolean).join('\n\n');
  if (since)
    await manager.update(
      Answer,
      { id: since.id },
      { ...columns, body: merged, revision: () => 'revision + 1', updatedAt: () => 'now()' },
    );
  else await manager.insert(Answer, { leadId, member, ...columns, body: merged });
  return (await draftRow(manager, leadId, member))!;
}
