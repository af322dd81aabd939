import { LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { currentDatabaseTime } from '@mainstage/database/database-time';
import { RateLimit } from '@mainstage/database/entities/rate-limit';

const second = 1000;

/** Delays between wrong password attempts of a source. */
export const guessPace = {
  /** Wrong attempts without a delay, for typing errors and old passwords. */
  free: 5,
  /** The delay after those; doubles with every further attempt. */
  firstWaitMs: 4 * second,
  longestWaitMs: 15 * 60 * second,
  /** Time without an attempt after which the source starts from zero. */
  memoryMs: 60 * 60 * second,
} as const;

const { free, firstWaitMs, longestWaitMs, memoryMs } = guessPace;

const waitOf = (guesses: number) => (guesses < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (guesses - free)));

/** Number of consecutive wrong attempts, or the delay before the next. */
export type GuessTurn = { guess: number; waitMs?: undefined } | { guess?: undefined; waitMs: number };

/**
 * Counts an attempt before it is compared; the row lock serialises the attempts of one source, so that concurrent ones
 * are not all “the first”.
 * @param key of the source; stored unchanged, so pass a hash
 */
export async function countGuess(guesses: Repository<RateLimit>, key: string): Promise<GuessTurn> {
  return guesses.manager.transaction(async (own) => {
    const source = own.createQueryBuilder().insert().into(RateLimit).values({ key, points: 0, expire: '0' });
    // Changes nothing in an existing row but locks it, so that it cannot be deleted in between.
    await source.orUpdate(['key'], ['key']).updateEntity(false).execute();
    const known = await own.findOneByOrFail(RateLimit, { key });
    const now = (await currentDatabaseTime(own)).getTime();
    // `expire` is at a fixed distance from the last attempt, so one number determines both times.
    const expire = Number(known.expire);
    const before = expire <= now ? 0 : known.points;
    const waitMs = before === 0 ? 0 : Math.max(0, expire - memoryMs + waitOf(before) - now);
    if (waitMs > 0) return { waitMs };
    const guess = before + 1;
    await own.update(RateLimit, { key }, { points: guess, expire: String(now + memoryMs) });
    return { guess };
  });
}

export async function forgetGuesses(guesses: Repository<RateLimit>, key: string): Promise<void> {
  await guesses.delete({ key });
}

/** Uncounts an attempt that was not compared. */
export async function withdrawGuess(guesses: Repository<RateLimit>, key: string): Promise<void> {
  await guesses.delete({ key, points: LessThanOrEqual(1) });
  await guesses.decrement({ key, points: MoreThan(1) }, 'points', 1);
}
