import type { EntityManager } from 'typeorm';
import type { RateLimit } from '@mainstage/database/entities/rate-limit';
import type { Selected, ComputedColumns } from '@mainstage/database/selected';
import { rows } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';

const minuteMs = 60_000;
const now = `extract(epoch FROM clock_timestamp()) * 1000`;

const countOne = statement<Selected<RateLimit, 'key'> & ComputedColumns<{ limit: number; windowMs: number }>>(
  (at) => `
    WITH taken AS (
      INSERT INTO rate_limits AS bucket (key, points, expire) VALUES (${at.key}, 1, ${now} + ${at.windowMs}::float8)
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN bucket.expire <= ${now} THEN 1 ELSE bucket.points + 1 END,
        expire = CASE WHEN bucket.expire <= ${now} THEN ${now} + ${at.windowMs}::float8 ELSE bucket.expire END
      WHERE bucket.expire <= ${now} OR bucket.points < ${at.limit}
      RETURNING points)
    SELECT (SELECT points FROM taken) AS taken,
           (SELECT greatest(0, expire - ${now})::float8 FROM rate_limits WHERE key = ${at.key}) AS wait`,
);

/**
 * Call counters shared by all API processes; every form call uses one, so each count is one round trip. `taken` inserts
 * the counter with its first call, or increments it (ON CONFLICT), starting a new window if the last one has ended; if
 * the window is full, the condition fails and no row is returned. The outer SELECT returns the count and the end of the
 * window: a statement sees one snapshot, so if nothing was taken this is the row that prevented it. TypeORM's upsert
 * has no condition on stored values.
 */
export class RateLimitQueries {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Counts one call in the current window of a counter, a minute by default.
   * @param key of the counter; stored unchanged, so pass a hash
   * @returns milliseconds until the next window where this one is full; 0 where the call was counted
   */
  async consume(key: string, limit: number, windowMs = minuteMs): Promise<number> {
    const [counted] = await rows<ComputedColumns<{ taken: number | null; wait: number | null }>>(this.manager, {
      name: 'count-one',
      ...countOne({ key, limit, windowMs }),
    });
    return counted?.taken ? 0 : Math.max(1, counted?.wait ?? 0);
  }
}
