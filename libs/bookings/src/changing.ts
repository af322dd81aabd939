import { setTimeout as delay } from 'node:timers/promises';
import { isCollision } from '@mainstage/database/unavailable';
import type { BookingContext } from './booking-context';
import { CalendarChangeQueries } from './calendar-change.queries';
import { locksOf } from './locks';
import type { Place } from './rows';
import { MoreLocks, Sheet } from './sheet';

const mostTries = 20;
/** The longest wait in milliseconds before the second attempt; it grows with every further one. */
const firstWait = 10;

/**
 * Runs a change of the calendar in one transaction: decided on a sheet, written in one statement. The ranks of options
 * are correct only if each change sees the one before it, and two overlapping changes cannot see each other's
 * uncommitted rows. Changes of the same part of the building on the same day therefore run one after the other. The
 * protection against double bookings does not depend on it, and a visitor's request does not wait for it
 * (docs/adr/0017-calendar.md).
 * @param places what it changes: the present and the future place of the booking
 * @throws the errors of the work; the database's error after 20 conflicts, and inside another transaction a deadlock,
 * after which that one must be retried
 */
export async function changing<T>(
  { manager, press }: BookingContext,
  places: readonly Place[],
  work: (sheet: Sheet) => Promise<T>,
): Promise<T> {
  const locks = new Set(places.flatMap(locksOf));
  const isNested = manager.queryRunner?.isTransactionActive === true;
  for (let tries = 1; ; tries++) {
    try {
      return await manager.transaction(async (own) => {
        const store = new CalendarChangeQueries(own);
        await store.waitFor(locks);
        const sheet = new Sheet(own, store, new Set(locks), press);
        const result = await work(sheet);
        await sheet.write();
        return result;
      });
    } catch (error) {
      // A retry inside another transaction would keep the locks that the other change waits for.
      if (!lostARace(error) || tries === mostTries || (isNested && isCollision(error))) throw error;
      if (error instanceof MoreLocks) for (const lock of error.locks) locks.add(lock);
      else await delay(Math.random() * firstWait * tries);
    }
  }
}

/**
 * Whether to retry: PostgreSQL aborted one of several conflicting changes, or rejected a time or guests that another
 * change has just taken. The retry reads that booking and can name it.
 */
function lostARace(error: unknown): boolean {
  if (error instanceof MoreLocks || isCollision(error) || hasCode(error, '23P01')) return true;
  return hasCode(error, '23514') && (error as { constraint?: string }).constraint === 'bookings_guest_limits';
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
