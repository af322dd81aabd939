import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { durationText, momentText } from './times';

export interface TimeLeft {
  text: string;
  /** `late`: overdue; `soon`: two hours or less; `replied`: the client replied; `quiet`: no answer is due. */
  urgency: 'late' | 'soon' | 'open' | 'replied' | 'quiet';
}

type ReplyTimes = Pick<DeskLead, 'answerBy' | 'answeredAt' | 'repliedAt' | 'state'> &
  Partial<Pick<DeskLead, 'replyPerhapsAutomatic' | 'answerFailedAt'>>;

const soonMs = 2 * 3_600_000;
const dayMs = 24 * 3_600_000;

/**
 * The time left to answer as text (rule visits.answer).
 * @param now milliseconds since 1970 by the server's clock
 */
export function timeLeftOf(
  { answerBy, answeredAt, answerFailedAt, repliedAt, replyPerhapsAutomatic, state }: ReplyTimes,
  now: number,
): TimeLeft {
  const clockRuns = (state === 'new' || state === 'taken') && answerBy !== null;
  if (answerFailedAt) return { text: `answer failed ${momentText(answerFailedAt, now)}`, urgency: 'late' };
  if (repliedAt && !clockRuns)
    return {
      text: `${replyPerhapsAutomatic ? 'perhaps automatic, ' : 'replied '}${momentText(repliedAt, now)}`,
      urgency: 'replied',
    };
  if (state !== 'new' && state !== 'taken')
    return { text: answeredAt ? `answered ${momentText(answeredAt, now)}` : '', urgency: 'quiet' };
  if (answerBy === null) return { text: 'no deadline', urgency: 'quiet' };
  const left = Date.parse(answerBy) - now;
  if (left <= 0) return { text: `${durationText(-left)} late`, urgency: 'late' };
  if (left <= dayMs) return { text: `${durationText(left)} left`, urgency: left <= soonMs ? 'soon' : 'open' };
  return { text: `by ${momentText(answerBy, now)}`, urgency: 'open' };
}
