import type { EntityManager } from 'typeorm';
import type { Selected, WorkedOut } from '../selected';
import type { RetentionBrake, RetentionRun } from '../entities/retention-run';
import { affected, rows } from '../sql';
import { clockIsCredible, roomToday } from './brakes';
import { batch, type RetentionRule, retentionRules, type RetentionTable, type RuleName } from './rules';

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

const allRules = Object.entries(retentionRules) as [RuleName, RetentionRule][];
// Any fixed number: two runs at once would each take the whole day's share.
const retentionLock = 7_264_002;

/** How many rows each rule would end now if nothing held it back. */
export async function countDue(manager: EntityManager): Promise<Record<RuleName, number>> {
  const due = {} as Record<RuleName, number>;
  for (const [name, { select }] of allRules) {
    const [found] = await rows<WorkedOut<{ count: number }>>(manager, `SELECT count(*)::int FROM (${select}) due`);
    due[name] = found?.count ?? 0;
  }
  return due;
}

/**
 * Deletes or erases whatever has been kept for as long as /privacy says, with two brakes: no more than a share of a table
 * in a day, and nothing at all where the clock is far from the last run (docs/adr/0012-retention.md). Safe to run from several
 * processes at once; what it did is kept with it, batch by batch.
 */
export async function applyRetention(manager: EntityManager, options: RetentionOptions = {}): Promise<RetentionResult> {
  const none = Object.fromEntries(allRules.map(([name]) => [name, 0])) as Record<RuleName, number>;
  if (!options.acceptClock && !(await clockIsCredible(manager))) {
    await manager.query(`INSERT INTO retention_runs (brake) VALUES ('clock')`);
    return { ended: none, heldBack: [], brake: 'clock' };
  }
  // Runs of a clock that was ahead say nothing of the present one.
  if (options.acceptClock) await manager.query(`UPDATE retention_runs SET brake = 'clock' WHERE started_at > now()`);
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
  await manager.query(`UPDATE retention_runs SET brake = 'share' WHERE id = $1`, [run]);
  return { ended, heldBack: [...heldBack], brake: 'share' };
}

/** A run is noted before it ends anything: the next one measures the clock against it. */
async function begin(manager: EntityManager): Promise<string> {
  await manager.query(`DELETE FROM retention_runs WHERE started_at < now() - interval '400 days'`);
  const [run] = await rows<Selected<RetentionRun, 'id'>>(
    manager,
    'INSERT INTO retention_runs DEFAULT VALUES RETURNING id',
  );
  return run?.id ?? '';
}

/** Ends some rows of a rule and notes how many, both or neither. */
async function endBatch(
  manager: EntityManager,
  run: string,
  { table, end }: RetentionRule,
  { unlimited }: RetentionOptions,
): Promise<{ taken: number; room: number }> {
  return manager.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [retentionLock]);
    const room = unlimited ? Infinity : await roomToday(manager, table);
    if (room === 0) return { taken: 0, room };
    const taken = await affected(manager, end, [Math.min(batch, room)]);
    if (taken > 0)
      await manager.query(
        `UPDATE retention_runs SET ended = ended || jsonb_build_object($2::text, coalesce((ended->>$2)::int, 0) + $3::int)
         WHERE id = $1`,
        [run, table, taken],
      );
    return { taken, room };
  });
}

async function isDue(manager: EntityManager, { select }: RetentionRule): Promise<boolean> {
  return (await rows(manager, `${select} LIMIT 1`)).length > 0;
}
