import { berlinTime } from '@mainstage/contracts/berlin-time';
import type { DeskNumbers } from '@mainstage/contracts/desk/numbers';
import { csv } from '../csv/csv';
import type { AnswerTime } from './answer-times';

/** The numbers as one table: measure, category, count. */
export function numbersCsv({ leads: all, ...numbers }: DeskNumbers): string {
  const { byDay, bySource, byKind, lost, answers, options, definite, offers } = numbers;
  return csv(
    ['Number', 'Of', 'Value'],
    [
      ['Leads', '', all],
      ['Leads that count for the answers', '', answers.leads],
      ['Median of first answers, minutes', '', answers.medianMinutes],
      ['90 percent of first answers, minutes', '', answers.p90Minutes],
      ['Within the promise, percent', '', answers.withinPromise === null ? null : percent(answers.withinPromise)],
      ['Options', '', options],
      ['Definite', '', definite],
      ['Leads with an offer', '', offers.leads],
      ['Median time to the first offer, minutes', '', offers.medianMinutes],
      ['Offers won', '', offers.won],
      ['Value of the offers won, gross cents', '', offers.value],
      ...bySource.map(({ name, leads }) => ['Leads by source', name, leads] as const),
      ...byKind.map(({ name, leads }) => ['Leads by kind', name, leads] as const),
      ...lost.map(({ reason, leads }) => ['Leads lost', reason, leads] as const),
      ...byDay.map(({ day, leads }) => ['Leads by day', day, leads] as const),
    ],
  );
}

const percent = (share: number) => Math.round(share * 100);

function hourText(at: Date): string {
  const { day, time } = berlinTime(at);
  return `${day} ${time.slice(0, 2)}:00`;
}

/** The leads of the public promise, one per line: hour in Frankfurt, minutes, within or late. */
export const answerTimesCsv = (times: readonly AnswerTime[]): string =>
  csv(
    ['Received (hour, Frankfurt)', 'Minutes to the first answer', 'Promise'],
    times.map(({ receivedAt, minutes, within }) => [hourText(receivedAt), minutes, within ? 'within' : 'late']),
  );
