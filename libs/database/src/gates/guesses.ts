import { LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { currentDatabaseTime } from '../database-time';
import { RateLimit } from '../entities/rate-limit';

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

/** What a source with that many guesses waits after its last one, in milliseconds. */
const waitOf = (guesses: number) => (guesses < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (guesses - free)));

/** Guesses in a row without a right one, or how long to wait before the next. */
export type Turn = { guess: number; waitMs?: undefined } | { guess?: undefined; waitMs: number };

/**
 * Counts a guess before it is compared, so that a thousand at once are not all "the first": those of one source wait for
 * its row.
 * @param key names the source; stored as it is, so give a hash
 */
export async function countGuess(guesses: Repository<RateLimit>, key: string): Promise<Turn> {
  return guesses.manager.transaction(async (own) => {
    const source = own.createQueryBuilder().insert().into(RateLimit).values({ key, points: 0, expire: '0' });
    // Changes nothing where it is there, but locks it: else it might be gone a moment later.
    await source.orUpdate(['key'], ['key']).updateEntity(false).execute();
    const known = await own.findOneByOrFail(RateLimit, { key });
    const now = (await currentDatabaseTime(own)).getTime();
    // `expire` lies this long after the last guess, so one number tells when that was and when it is forgotten.
    const expire = Number(known.expire);
    const before = expire <= now ? 0 : known.points;
    const waitMs = before === 0 ? 0 : Math.max(0, expire - memoryMs + waitOf(before) - now);
    if (waitMs > 0) return { waitMs };
    const guess = before + 1;
    await own.update(RateLimit, { key }, { points: guess, expire: String(now + memoryMs) });
    return { guess };
  });
}

/** The guess was right: the source begins anew. */
export async function forgetGuesses(guesses: Repository<RateLimit>, key: string): Promise<void> {
  await guesses.delete({ key });
}

/** The guess was not compared after all. */
export async function withdrawGuess(guesses: Repository<RateLimit>, key: string): Promise<void> {
  await guesses.delete({ key, points: LessThanOrEqual(1) });
  await guesses.decrement({ key, points: MoreThan(1) }, 'points', 1);
}
