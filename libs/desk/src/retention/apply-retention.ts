import { type EntityManager, Raw } from 'typeorm';
import { AdvisoryLockQueries } from '@mainstage/database/advisory-lock.queries';
import { type RetentionCap, RetentionRun } from '../entities/retention-run';
import { clockIsCredible, deletionsLeftToday } from './deletion-cap';
import { type RetentionRule, retentionRules, type RetentionTable, type RuleName } from './rules';

export interface RetentionOptions {
  /** Deletes all due rows, whatever their share of the table. */
  unlimited?: boolean;
  /** Accepts the clock, however far it is from the last run. */
  acceptClock?: boolean;
}

export interface RetentionResult {
  ended: Record<RuleName, number>;
  /** Tables with more due rows than a day may delete. */
  postponed: RetentionTable[];
  cap?: RetentionCap;
}

/** Maximum of rows deleted in one transaction: short enough that no visitor waits for it. */
const batch = 500;

const allRules = Object.entries(retentionRules) as [RuleName, RetentionRule][];
// Any fixed number: concurrent runs would each take the whole daily share.
const retentionLock = 7_264_002;

/** Number of due rows by rule, without a cap. */
export async function countDue(manager: EntityManager): Promise<Record<RuleName, number>> {
  const due = {} as Record<RuleName, number>;
  for (const [name, rule] of allRules) due[name] = await rule.due(manager).getCount();
  return due;
}

/**
 * Deletes or erases data whose retention period on /privacy is over, within two limits: a daily share of each table,
 * and nothing at all if the clock is far from the last run (docs/adr/0012-retention.md). Safe to run from several
 * processes; the result is recorded with the run, batch by batch.
 */
export async function applyRetention(manager: EntityManager, options: RetentionOptions = {}): Promise<RetentionResult> {
  const runs = manager.getRepository(RetentionRun);
  const none = Object.fromEntries(allRules.map(([name]) => [name, 0])) as Record<RuleName, number>;
  if (!options.acceptClock && !(await clockIsCredible(manager))) {
    await runs.insert({ cap: 'clock' });
    return { ended: none, postponed: [], cap: 'clock' };
  }
  // Runs recorded by a clock that was ahead must not affect this check.
  if (options.acceptClock)
    await runs.update({ startedAt: Raw((startedAt) => `${startedAt} > now()`) }, { cap: 'clock' });
  const run = await begin(manager);
  const postponed = new Set<RetentionTable>();
  const ended = { ...none };
  for (const [name, rule] of allRules)
    for (;;) {
      const { taken, room: left } = await endBatch(manager, run, rule, options);
      ended[name] += taken;
      if (left <= taken && taken < batch && (await isDue(manager, rule))) postponed.add(rule.table);
      if (taken < batch) break;
    }
  if (postponed.size === 0) return { ended, postponed: [] };
  await runs.update({ id: run }, { cap: 'share' });
  return { ended, postponed: [...postponed], cap: 'share' };
}

/** Records a run before it deletes anything: the next one compares the clock with it. @returns its id */
async function begin(manager: EntityManager): Promise<string> {
  await manager.delete(RetentionRun, { startedAt: Raw((startedAt) => `${startedAt} < now() - interval '400 days'`) });
  return (await manager.save(manager.create(RetentionRun, {}))).id;
}

/** Deletes a batch of a rule and records its size, in one transaction. */
async function endBatch(
  manager: EntityManager,
  runId: string,
  rule: RetentionRule,
  { unlimited }: RetentionOptions,
): Promise<{ taken: number; room: number }> {
  return manager.transaction(async (own) => {
    await new AdvisoryLockQueries(own).takeForTransaction(retentionLock);
    const room = unlimited ? Infinity : await deletionsLeftToday(own, rule);
    if (room === 0) return { taken: 0, room };
    // Locked rows are left to the next run.
    const due = rule.due(own).limit(Math.min(batch, room)).setLock('pessimistic_write').setOnLocked('skip_locked');
    const ids = (await due.getMany()).map((row) => String(row['id']));
    if (ids.length === 0) return { taken: 0, room };
    await rule.end(own, ids);
    const run = await own.findOneByOrFail(RetentionRun, { id: runId });
    const ended = { ...run.ended, [rule.table]: (run.ended[rule.table] ?? 0) + ids.length };
    await own.update(RetentionRun, { id: runId }, { ended });
    return { taken: ids.length, room };
  });
}

async function isDue(manager: EntityManager, rule: RetentionRule): Promise<boolean> {
  return (await rule.due(manager).limit(1).getMany()).length > 0;
}
