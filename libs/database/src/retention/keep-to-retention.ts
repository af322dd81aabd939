import type { Sql } from '../sql';
import { batch, type RetentionRule, retentionRules } from './rules';

/**
 * Deletes or erases whatever has been kept for as long as /privacy says.
 * @returns rows that each rule ended
 */
export async function keepToRetention(sql: Sql): Promise<Record<RetentionRule, number>> {
  const ended = {} as Record<RetentionRule, number>;
  for (const [rule, statement] of Object.entries(retentionRules) as [RetentionRule, string][]) {
    ended[rule] = 0;
    for (;;) {
      const count = (await sql.query(statement)).rowCount ?? 0;
      ended[rule] += count;
      if (count < batch) break;
    }
  }
  return ended;
}
