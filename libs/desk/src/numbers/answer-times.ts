import type { AnswerTimes } from '@mainstage/contracts/desk/numbers';
import { DeskLead } from '../entities/desk-lead';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';

/** Leads received from `from` to before `to`. */
export interface Period {
  from: Date;
  to: Date;
}

/** One lead of the public list: nothing in it names anybody. */
export interface AnswerTime {
  /** When it was received, to the hour. */
  receivedAt: Date;
  /** Null where it is not answered. */
  minutes: number | null;
  within: boolean;
}

const minutes = `extract(epoch FROM lead.first_answered_at - lead.received_at) / 60`;
const within = `coalesce(lead.first_answered_at <= lead.first_answer_by, false)`;
/** Half, or nine tenths, of all first answers: one that was not given takes for ever. */
const share = (part: number) =>
  `percentile_disc(${part}) WITHIN GROUP (ORDER BY coalesce(${minutes}, 'Infinity')::float)`;

/**
 * Which leads count (rule desk.promise): those with a clock that are answered or whose time to answer is over; what is not
 * answered then counts as late. Desk and public page count the same.
 */
const counted = (manager: EntityManager, period: Period): SelectQueryBuilder<DeskLead> =>
  manager
    .createQueryBuilder()
    .from(DeskLead, 'lead')
    .where(`lead.received_at >= :from AND lead.received_at < :to AND lead.state <> 'spam'`, period)
    .andWhere('lead.first_answer_by IS NOT NULL')
    .andWhere('(lead.first_answered_at IS NOT NULL OR lead.first_answer_by < now())') as SelectQueryBuilder<DeskLead>;

export async function answerTimes(manager: EntityManager, period: Period): Promise<AnswerTimes> {
  const row = await counted(manager, period)
    .select('count(*)::int', 'leads')
    .addSelect(share(0.5), 'median')
    .addSelect(share(0.9), 'p90')
    .addSelect(`avg(${within}::int)::float`, 'within')
    .getRawOne<{ leads: number; median: number | null; p90: number | null; within: number | null }>();
  return {
    leads: row?.leads ?? 0,
    medianMinutes: wholeMinutes(row?.median),
    p90Minutes: wholeMinutes(row?.p90),
    withinPromise: row?.within ?? null,
  };
}

/** The same leads one by one, in the order in which they were received. */
export function answerTimeList(manager: EntityManager, period: Period): Promise<AnswerTime[]> {
  return counted(manager, period)
    .select(`date_trunc('hour', lead.received_at)`, 'receivedAt')
    .addSelect(`round(${minutes})::int`, 'minutes')
    .addSelect(within, 'within')
    .orderBy('"receivedAt"')
    .addOrderBy('minutes')
    .getRawMany<AnswerTime>();
}

/** Never where too many are unanswered. */
const wholeMinutes = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) ? Math.round(value) : null;
