import type { EntityManager } from 'typeorm';
import type { RateLimit } from '../entities/rate-limit';
import type { Selected, WorkedOut } from '../selected';
import { rows } from '../sql';
import { statement } from '../statement';

const minuteMs = 60_000;
const now = `extract(epoch FROM clock_timestamp()) * 1000`;

const countOne = statement<Selected<RateLimit, 'key'> & WorkedOut<{ limit: number; windowMs: number }>>(
  (at) => `
    WITH taken AS (
      INSERT INTO rate_limits AS held (key, points, expire) VALUES (${at.key}, 1, ${now} + ${at.windowMs}::float8)
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN held.expire <= ${now} THEN 1 ELSE held.points + 1 END,
        expire = CASE WHEN held.expire <= ${now} THEN ${now} + ${at.windowMs}::float8 ELSE held.expire END
      WHERE held.expire <= ${now} OR held.points < ${at.limit}
      RETURNING points)
    SELECT (SELECT points FROM taken) AS taken,
           (SELECT greatest(0, expire - ${now})::float8 FROM rate_limits WHERE key = ${at.key}) AS wait`,
);

/**
 * Counters of calls, for all API processes together; every form call passes here, so each count is one round trip.
 *
 * `taken` inserts the counter with its first call, or where it is known (ON CONFLICT) adds one, beginning a new window where
 * the last one is over; where the window is full the condition fails, nothing is written and no row comes back. The outer
 * SELECT gives the count, and how long the window lasts: one statement sees one state, so where nothing was taken this is
 * the row that was in the way. TypeORM's upsert has no condition over the values that are stored.
 */
export class RateLimitQueries {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Counts one more call in the current window of a counter, a minute unless said otherwise.
   * @param key names the counter; stored as it is, so give a hash
   * @returns milliseconds until the next window where this one is full; 0 where there was room
   */
  async consume(key: string, limit: number, windowMs = minuteMs): Promise<number> {
    const [counted] = await rows<WorkedOut<{ taken: number | null; wait: number | null }>>(this.manager, {
      name: 'count-one',
      ...countOne({ key, limit, windowMs }),
    });
    return counted?.taken ? 0 : Math.max(1, counted?.wait ?? 0);
  }
}
