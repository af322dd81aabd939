import { momentText } from '@mainstage/calendar/days/day-text';
import type { AnswerState, DeskAnswer } from '@mainstage/contracts/desk/answer';
import type { DeskEntry } from '@mainstage/contracts/desk/leads';
import { type EntityManager, In } from 'typeorm';
import { Answer } from './answer';

const titles: Record<Exclude<AnswerState, 'waiting'>, string> = {
  sent: 'Answered by email',
  dead: 'The answer was not delivered',
  review: 'The answer was perhaps not delivered',
  bounced: 'The answer came back, or not everybody got it',
};

/** Members' answers as entries of a lead's timeline. */
export async function answersOfLead(manager: EntityManager, leadId: string): Promise<DeskEntry[]> {
  const states: AnswerState[] = ['waiting', 'sent', 'dead', 'review', 'bounced'];
  const answers = await manager.findBy(Answer, { leadId, state: In(states) });
  return answers.map((answer) => ({
    ...{ id: `answer ${answer.id}`, at: (answer.sentAt ?? answer.handedAt!).toISOString(), by: answer.member },
    ...{ kind: 'answer', title: titleOf(answer), text: answer.body, answer: deskAnswer(answer) },
  }));
}

function titleOf({ state, sendAt, dueAt }: Answer): string {
  if (state !== 'waiting') return titles[state as keyof typeof titles];
  return sendAt && dueAt ? `The answer is to be sent on ${momentText(dueAt)}` : 'The answer is being sent';
}

function deskAnswer(answer: Answer): DeskAnswer {
  const { id, to, cc, bcc, subject, mailId, refused } = answer;
  const state = answer.state as AnswerState;
  return {
    ...{ id, state, to, cc, bcc, subject, mailId, refused },
    dueAt: answer.dueAt!.toISOString(),
    scheduled: answer.sendAt !== null,
    remindIfNoReplyBy: answer.remindIfNoReplyBy?.toISOString() ?? null,
    attachments: answer.attachments.map(({ name }) => name),
    stored: state === 'sent' || state === 'review' || state === 'bounced',
  };
}
