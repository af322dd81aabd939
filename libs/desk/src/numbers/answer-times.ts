import type { AnswerTimes } from '@mainstage/contracts/desk/numbers';
import { DeskLead } from '../entities/desk-lead';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';

/** From inclusive, to exclusive. */
export interface Period {
  from: Date;
  to: Date;
}

/** One lead of the public list, without personal data. */
export interface AnswerTime {
  /** Time of receipt, to the hour. */
  receivedAt: Date;
  /** Null if it is not answered. */
  minutes: number | null;
  within: boolean;
}

const minutes = `date_part('epoch', lead.first_answered_at - lead.received_at) / 60`;
const within = `coalesce(lead.first_answered_at <= lead.first_answer_by, false)`;
/** SQL of percentiles of first answers; a missing answer counts as infinite. */
const shares = `percentile_disc(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY coalesce(${minutes}, 'Infinity'))`;

/**
 * SQL condition of leads that count (rule desk.promise): those with a clock that are answered or overdue; unanswered
 * ones count as late. Shared by desk and public page.
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
    .addSelect(shares, 'shares')
    .addSelect(`avg(${within}::int)::float`, 'within')
    .getRawOne<{ leads: number; shares: [median: number, p90: number] | null; within: number | null }>();
  return {
    leads: row?.leads ?? 0,
    medianMinutes: wholeMinutes(row?.shares?.[0]),
    p90Minutes: wholeMinutes(row?.shares?.[1]),
    withinPromise: row?.within ?? null,
  };
}

/** The same leads individually, in order of receipt. */
export function answerTimeList(manager: EntityManager, period: Period): Promise<AnswerTime[]> {
  return counted(manager, period)
    .select(`date_trunc('hour', lead.received_at)`, 'receivedAt')
    .addSelect(`round(${minutes})::int`, 'minutes')
    .addSelect(within, 'within')
    .orderBy('"receivedAt"')
    .addOrderBy('minutes')
    .getRawMany<AnswerTime>();
}

/** Infinite if too many are unanswered; then null. */
const wholeMinutes = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? Math.round(value) : null;
