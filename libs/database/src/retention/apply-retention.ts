import { type EntityManager, Raw } from 'typeorm';
import { AdvisoryLockQueries } from '../advisory-lock.queries';
import { type RetentionBrake, RetentionRun } from '../entities/retention-run';
import { clockIsCredible, roomToday } from './deletion-cap';
import { type RetentionRule, retentionRules, type RetentionTable, type RuleName } from './rules';

export interface RetentionOptions {
  /** Ends whatever is due, however large its share of the table. */
  unlimited?: boolean;
  /** Believes the clock, however far it is from the last run. */
  acceptClock?: boolean;
}

export interface RetentionResult {
  /** Rows that each rule ended. */
  ended: Record<RuleName, number>;
  /** Tables of which more is due than a day may end. */
  heldBack: RetentionTable[];
  brake?: RetentionBrake;
}

/** Rows that end in one transaction at most: short enough that no visitor waits for it. */
const batch = 500;

const allRules = Object.entries(retentionRules) as [RuleName, RetentionRule][];
// Any fixed number: two runs at once would each take the whole day's share.
const retentionLock = 7_264_002;

/** How many rows each rule would end now if nothing held it back. */
export async function countDue(manager: EntityManager): Promise<Record<RuleName, number>> {
  const due = {} as Record<RuleName, number>;
  for (const [name, rule] of allRules) due[name] = await rule.due(manager).getCount();
  return due;
}

/**
 * Deletes or erases whatever has been kept for as long as /privacy says, within two limits: no more than a share of a
 * table in a day, and nothing at all where the clock is far from the last run (docs/adr/0012-retention.md). Safe to run
 * from several processes at once; what it did is kept with it, batch by batch.
 */
export async function applyRetention(manager: EntityManager, options: RetentionOptions = {}): Promise<RetentionResult> {
  const runs = manager.getRepository(RetentionRun);
  const none = Object.fromEntries(allRules.map(([name]) => [name, 0])) as Record<RuleName, number>;
  if (!options.acceptClock && !(await clockIsCredible(manager))) {
    await runs.insert({ brake: 'clock' });
    return { ended: none, heldBack: [], brake: 'clock' };
  }
  // Runs of a clock that was ahead say nothing of the present one.
  if (options.acceptClock)
    await runs.update({ startedAt: Raw((startedAt) => `${startedAt} > now()`) }, { brake: 'clock' });
  const run = await begin(manager);
  const heldBack = new Set<RetentionTable>();
  const ended = { ...none };
  for (const [name, rule] of allRules)
    for (;;) {
      const { taken, room } = await endBatch(manager, run, rule, options);
      ended[name] += taken;
      if (room <= taken && taken < batch && (await isDue(manager, rule))) heldBack.add(rule.table);
      if (taken < batch) break;
    }
  if (heldBack.size === 0) return { ended, heldBack: [] };
  await runs.update({ id: run }, { brake: 'share' });
  return { ended, heldBack: [...heldBack], brake: 'share' };
}

/** A run is noted before it ends anything: the next one measures the clock against it. @returns its id */
async function begin(manager: EntityManager): Promise<string> {
  await manager.delete(RetentionRun, { startedAt: Raw((startedAt) => `${startedAt} < now() - interval '400 days'`) });
  return (await manager.save(manager.create(RetentionRun, {}))).id;
}

/** Ends some rows of a rule and notes how many, both or neither. */
async function endBatch(
  manager: EntityManager,
  runId: string,
  rule: RetentionRule,
  { unlimited }: RetentionOptions,
): Promise<{ taken: number; room: number }> {
  return manager.transaction(async (own) => {
    await new AdvisoryLockQueries(own).takeForTransaction(retentionLock);
    const room = unlimited ? Infinity : await roomToday(own, rule);
    if (room === 0) return { taken: 0, room };
    // What somebody works with at this moment is left for the next time.
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
