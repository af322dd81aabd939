import { longMomentText } from '@mainstage/calendar/days/day-text';
import type { MemberAnswer } from '../mails/templates/member-answer';
import type { EntityManager } from 'typeorm';
import type { SalesTeam } from '../team/sales-team';
import { Answer } from './answer';
import { AnswerFile } from './answer-file';
import { senderName } from './composer';

/**
 * An answer that waits to be sent, with its files; undefined where it is gone or was undone.
 * @param fromName name of MAIL_FROM
 */
export async function readAnswer(
  manager: EntityManager,
  team: SalesTeam,
  id: string,
  fromName: string,
): Promise<MemberAnswer | undefined> {
  const answer = await manager.findOneBy(Answer, { id });
  if (!answer?.dueAt || answer.state === 'undone') return undefined;
  const files = await manager.find(AnswerFile, {
    select: { id: true, name: true, type: true, content: true },
    where: { answerId: id },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const { to, cc, bcc, subject, body, quote, inReplyTo, references } = answer;
  return {
    ...{ to, cc, bcc, subject, body, inReplyTo, references },
    fromName: senderName(team.nameOf(answer.member), fromName),
    quote: quote && { head: `${quote.by} wrote on ${longMomentText(new Date(quote.at))}:`, text: quote.text },
    date: answer.dueAt,
    files: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  };
}

/** Stores the message as it is about to be sent, so that the lead keeps it as it was sent. @param mailId of its mail */
export async function storeMessage(manager: EntityManager, mailId: string, raw: Buffer): Promise<void> {
  await manager.update(Answer, { mailId }, { raw });
}
