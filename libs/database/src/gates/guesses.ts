import type { EntityManager } from 'typeorm';
import type { RateLimit } from '../entities/rate-limit';
import type { Selected, WorkedOut } from '../selected';
import { rows } from '../sql';
import { statement } from '../statement';

const second = 1000;

/** How long a source of wrong guesses waits before its next one. */
export const guessPace = {
  /** Wrong guesses that cost nothing: a mistyped letter, the password of last year. */
  free: 5,
  /** The wait after those; it doubles with every further one. */
  firstWaitMs: 4 * second,
  longestWaitMs: 15 * 60 * second,
  /** After this long without a guess the source begins anew. */
  memoryMs: 60 * 60 * second,
} as const;

const { free, firstWaitMs, longestWaitMs, memoryMs } = guessPace;

const now = `extract(epoch FROM clock_timestamp()) * 1000`;
/** What a row with that many guesses waits, in milliseconds. */
const waitOf = (points: string) =>
  `CASE WHEN ${points} < ${free} THEN 0
        ELSE least(${longestWaitMs}, ${firstWaitMs} * power(2, least(${points} - ${free}, 20))) END`;
// `expire` lies this long after the last guess, so one number tells when that was and when it is forgotten.
const ready = (row: string) => `${row}.expire - ${memoryMs} + ${waitOf(`${row}.points`)}`;

/** Guesses in a row without a right one, or how long to wait before the next. */
export type Turn = { guess: number; waitMs?: undefined } | { guess?: undefined; waitMs: number };

// One statement sees one state: where nothing is taken, the row below is the one that was in the way.
const countGuess = statement<Selected<RateLimit, 'key'>>(
  (at) => `
    WITH taken AS (
      INSERT INTO rate_limits AS held (key, points, expire) VALUES (${at.key}, 1, ${now} + ${memoryMs})
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN held.expire <= ${now} THEN 1 ELSE held.points + 1 END,
        expire = ${now} + ${memoryMs}
      WHERE held.expire <= ${now} OR ${ready('held')} <= ${now}
      RETURNING points)
    SELECT (SELECT points FROM taken) AS guess,
           (SELECT greatest(0, ${ready('held')} - ${now})::float8 FROM rate_limits AS held WHERE key = ${at.key}) AS wait`,
);

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
 * Counts a guess before it is compared, so that a thousand at once are not all "the first".
 * @param key names the source; kept as it is, so give a hash
 */
export async function takeTurn(manager: EntityManager, key: string): Promise<Turn> {
  const [turn] = await rows<WorkedOut<{ guess: number | null; wait: number | null }>>(manager, countGuess({ key }));
  return turn?.guess ? { guess: turn.guess } : { waitMs: turn?.wait ?? 0 };
}

/** The guess was right: the source begins anew. */
export async function forget(manager: EntityManager, key: string): Promise<void> {
  await manager.query('DELETE FROM rate_limits WHERE key = $1', [key]);
}

/** The guess was not heard after all. */
export async function giveBackTurn(manager: EntityManager, key: string): Promise<void> {
  await manager.query('DELETE FROM rate_limits WHERE key = $1 AND points <= 1', [key]);
  await manager.query('UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 1', [key]);
}

/**
 * Counts one more in the current window of a counter, a minute unless said otherwise.
 * @returns how long until the next window where this one is full, in milliseconds; 0 where there was room
 */
export async function takeRoom(
  manager: EntityManager,
  key: string,
  limit: number,
  windowMs = 60 * second,
): Promise<number> {
  const [room] = await rows<WorkedOut<{ taken: number | null; wait: number | null }>>(manager, {
    name: 'count-one',
    ...countOne({ key, limit, windowMs }),
  });
  return room?.taken ? 0 : Math.max(1, room?.wait ?? 0);
}
