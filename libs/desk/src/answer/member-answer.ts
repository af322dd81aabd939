import { momentTextIn } from '@mainstage/calendar/days/day-text';
import type { AnswerQuote } from '@mainstage/contracts/desk/answer';
import type { Language } from '@mainstage/contracts/language';
import type { MemberAnswer } from '../mails/desk-reader';
import type { EntityManager } from 'typeorm';
import type { SalesTeam } from '../team/sales-team';
import { DeskLead } from '../entities/desk-lead';
import { Answer } from './answer';
import { AnswerFile } from './answer-file';
import { senderName } from './composer';

/** A pending answer with its files; undefined if it was deleted or undone. @param fromName name of MAIL_FROM */
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
  const { language } = await manager.findOneByOrFail(DeskLead, { leadId: answer.leadId });
  const { to, cc, bcc, subject, body, quote, inReplyTo, references } = answer;
  return {
    ...{ language, to, cc, bcc, subject, body, inReplyTo, references },
    fromName: senderName(team.nameOf(answer.member), fromName),
    quote: quote && { head: quoteHeads[language](quote, new Date(quote.at)), text: quote.text },
    date: answer.dueAt,
    files: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  };
}

const quoteHeads: Readonly<Record<Language, (quote: AnswerQuote, at: Date) => string>> = {
  en: ({ by }, at) => `${by} wrote on ${momentTextIn.en(at)}:`,
  de: ({ by }, at) => `${by} schrieb am ${momentTextIn.de(at)}:`,
};

/** Stores the message just before it is sent, so that the lead keeps it as sent. @param mailId of its mail */
export async function storeMessage(manager: EntityManager, mailId: string, raw: Buffer): Promise<void> {
  await manager.update(Answer, { mailId }, { raw });
}
