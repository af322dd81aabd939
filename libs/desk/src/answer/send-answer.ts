import { answerLimits, type SendAnswer, type SentAnswer } from '@mainstage/contracts/desk/answer';
import { undoSeconds } from '@mainstage/contracts/desk/bookings';
import { databaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { FieldError } from '@mainstage/contracts/validate';
import { type EntityManager, MoreThan } from 'typeorm';
import { FieldsRejected } from '../actions/fields-rejected';
import { lockDeskLead } from '../changes/change-lead';
import { notifyDesk } from '../changes/notify-desk';
import { ActionRefused } from '../desk-error';
import { DeskLead } from '../entities/desk-lead';
import { sendOffers } from '../offers/send-offer';
import { Answer } from './answer';
import { AnsweredMeanwhile, DraftChangedMeanwhile, TooManyAnswers } from './answer-errors';
import { AnswerFile } from './answer-file';
import type { AnswerSettings } from './composer';
import { draftOf, draftRow } from './drafts';
import { requireSize } from './files';
import { latestAnswer } from './latest-answer';
import { quotableOf } from './quotable';
import { threadOf } from './thread';

const hourMs = 3_600_000;
const yearMs = 366 * 24 * hourMs;

/**
 * Enqueues a member's draft, in one transaction (rule desk.answers). It is sent when it can no longer be undone, or at
 * the scheduled time. The offers whose links it contains become open.
 * @param member their address
 * @throws LeadNotFound, DraftChangedMeanwhile, AnsweredMeanwhile, TooManyAnswers, FieldsRejected, ActionRefused
 * `lead_is_spam`, `answer_too_large`
 */
export async function sendAnswer(
  manager: EntityManager,
  { leadId, member }: { leadId: string; member: string },
  { revision, latest, key }: SendAnswer,
  settings: AnswerSettings,
): Promise<SentAnswer> {
  return retriedTransaction(manager, async (own) => {
    const lead = await lockDeskLead(own, leadId);
    const made = await own.findOneBy(Answer, { leadId, requestKey: key });
    if (made) return sentAnswer(made);
    if (lead.state === 'spam')
      throw new ActionRefused('lead_is_spam', 'This lead is marked as spam: press Not spam first');
    const draft = await requireDraft(own, { leadId, member, revision });
    await requireNobodyFirst(own, leadId, latest);
    await requireRate(own, member);
    const files = await own.find(AnswerFile, { where: { answerId: draft.id }, order: { createdAt: 'ASC', id: 'ASC' } });
    requireSize(files);
    const now = await databaseTime(own);
    const dueAt = draft.sendAt ?? new Date(now.getTime() + undoSeconds * 1000);
    requireSendable(draft, now, dueAt);
    const sent = await handOver(own, { lead, draft, dueAt }, settings, {
      requestKey: key,
      handedAt: now,
      attachments: files.map(({ name, type, size }) => ({ name, type, size })),
    });
    await sendOffers(own, { lead, answer: sent, now });
    await own.update(DeskLead, { leadId }, { version: () => 'version + 1' });
    await notifyDesk(own, [leadId]);
    return sentAnswer(sent);
  });
}

const sentAnswer = ({ id, dueAt, sendAt }: Answer): SentAnswer => ({
  ...{ id, dueAt: dueAt!.toISOString() },
  scheduled: sendAt !== null,
});

/** @throws DraftChangedMeanwhile */
async function requireDraft(
  manager: EntityManager,
  { leadId, member, revision }: { leadId: string; member: string; revision: number },
): Promise<Answer> {
  const draft = await draftRow(manager, leadId, member);
  if (draft?.revision !== revision) throw new DraftChangedMeanwhile(draft && (await draftOf(manager, draft)));
  return draft;
}

/** The lead is locked, so that of two concurrent answers the second one is rejected. @throws AnsweredMeanwhile */
async function requireNobodyFirst(manager: EntityManager, leadId: string, shown: string | null): Promise<void> {
  const latest = await latestAnswer(manager, leadId);
  if (latest && latest.id !== shown) throw new AnsweredMeanwhile(latest);
}

/** @throws TooManyAnswers */
async function requireRate(manager: EntityManager, member: string): Promise<void> {
  const since = new Date((await databaseTime(manager)).getTime() - hourMs);
  if ((await manager.countBy(Answer, { member, handedAt: MoreThan(since) })) >= answerLimits.perHour)
    throw new TooManyAnswers();
}

/** @throws FieldsRejected */
function requireSendable(
  { to, cc, bcc, subject, body, sendAt, remindIfNoReplyBy }: Answer,
  now: Date,
  dueAt: Date,
): void {
  const errors: FieldError[] = [];
  const reject = (field: string, code: FieldError['code'], message: string) => errors.push({ field, code, message });
  if (to.length === 0) reject('to', 'required', 'An answer needs somebody to go to');
  if (to.length + cc.length + bcc.length > answerLimits.recipients)
    reject('to', 'out_of_range', `An answer goes to at most ${answerLimits.recipients} addresses`);
  if (subject.trim() === '') reject('subject', 'required', 'An answer needs a subject');
  if (body.trim() === '') reject('body', 'required', 'An answer needs a text');
  if (sendAt && sendAt <= now) reject('sendAt', 'time_in_past', 'This time has passed');
  if (sendAt && sendAt.getTime() > now.getTime() + yearMs)
    reject('sendAt', 'date_too_far', 'An answer is sent within a year');
  if (remindIfNoReplyBy && remindIfNoReplyBy <= dueAt)
    reject('remindIfNoReplyBy', 'time_in_past', 'The reminder would be before the answer is sent');
  if (remindIfNoReplyBy && remindIfNoReplyBy.getTime() > dueAt.getTime() + yearMs)
    reject('remindIfNoReplyBy', 'date_too_far', 'A reminder is within a year of the answer');
  if (errors.length > 0) throw new FieldsRejected(errors);
}

async function handOver(
  manager: EntityManager,
  { lead, draft, dueAt }: { lead: DeskLead; draft: Answer; dueAt: Date },
  { mailFrom }: AnswerSettings,
  press: Pick<Answer, 'requestKey' | 'handedAt' | 'attachments'>,
): Promise<Answer> {
  const { leadId, form } = lead;
  const { quote, message } = await quotableOf(manager, lead);
  const references = await threadOf(manager, leadId, mailFrom.slice(mailFrom.lastIndexOf('@') + 1));
  const { identifiers } = await manager.insert(Mail, {
    ...{ kind: 'member-answer', form, leadId, recipient: 'visitor', toAddress: draft.to[0]!, aboutMail: draft.id },
    ...{ dueAt, firstDueAt: dueAt },
  });
  const columns = {
    ...{ ...press, dueAt, references, state: 'waiting', mailId: String(identifiers[0]?.['id']) },
    body: draft.body.replace(/^(?:\s*\n)+/, '').trimEnd(),
    quote: draft.withQuote ? quote : null,
    inReplyTo: references.find((id) => id === message?.messageId) ?? references.at(-1) ?? null,
  } satisfies Partial<Answer>;
  await manager.update(Answer, { id: draft.id }, columns);
  return { ...draft, ...columns };
}
