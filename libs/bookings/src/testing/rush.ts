import { addDays } from '@mainstage/calendar/days/hours';
import { hires } from '@mainstage/contracts/day-parts';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { isLockTimeout, isUnavailable } from '@mainstage/database/unavailable';
import { bookingEntities } from '../entities/entities';
import { testManager } from '@mainstage/database/testing/migrated-database';
import type { EntityManager } from 'typeorm';
import { BookingError } from '../booking-error';
import type { BookingContext } from '../booking-context';
import { challenge } from '../use-cases/challenge';
import { cancel, release } from '../use-cases/end';
import { keepClocks } from '../use-cases/keep-clocks';
import { makeDefinite } from '../use-cases/make-definite';
import { makeOption } from '../use-cases/make-option';
import { move, type NewPlace } from '../use-cases/move';
import { changeGuests } from '../use-cases/change-guests';
import { request } from '../use-cases/request';
import { seededRandom } from '../seeded-random';

export interface RushOptions {
  databaseUrl: string;
  seed: number;
  clients: number;
  each: number;
  days: number;
  venues?: readonly VenueId[];
  changesGuests?: boolean;
  /** About one in this many changes has its connection cut by the server. */
  killOneIn: number;
}

export interface RushResult {
  done: number;
  rejected: Record<string, number>;
  /** Errors that should name the conflicting booking and do not. */
  nameless: number;
  killed: number;
  /**
   * Changes that failed with 503 and Retry-After because others held the lock of the day too long; each was retried.
   */
  busy: number;
  /** Any other error, which a visitor would see as 500. */
  failures: string[];
}

const mustName = new Set(['taken', 'over_limit', 'not_first', 'already_challenged', 'wrong_state']);
/** Administrator shutdown of a connection, as reported by the server, the driver, TypeORM or the system. */
const cut =
  /terminating connection|connection terminated|not queryable|connection ended|already released|ECONNRESET|EPIPE/i;

/** Lock timeout, of one lock or several in turn: nothing was stored. Excludes cut connections. */
const isTold503 = (error: unknown): boolean =>
  isLockTimeout(error) || (isUnavailable(error) && /statement timeout/.test(String(error)));

interface Wanted {
  by: string;
  place: NewPlace;
  guests: number;
}

/** Attempts before a client gives up. */
const mostTries = 10;

/** The contended days advance, so that queues of options stay as long as at a venue in high demand. */
const bookingsADay = 40;

/**
 * Many clients request, option, book, move, challenge and release the same rooms concurrently, while some connections
 * are cut.
 */
export async function rush(options: RushOptions): Promise<RushResult> {
  const result: RushResult = { done: 0, rejected: {}, nameless: 0, killed: 0, busy: 0, failures: [] };
  const ids: string[] = [];
  const killer = await testManager(options.databaseUrl, 1, { entities: bookingEntities });
  await Promise.all(Array.from({ length: options.clients }, (_, client) => runClient(client)));
  await killer.dataSource.destroy();
  return result;

  async function runClient(client: number): Promise<void> {
    const random = seededRandom(options.seed + client);
    const manager = await testManager(options.databaseUrl, 1, { entities: bookingEntities });
    const context: BookingContext = { manager };
    try {
      for (let turn = 0; turn < options.each; turn++) {
        // The query for the connection's number may itself fail because the connection before was cut by this test.
        const killed = random() * options.killOneIn < 1 ? cutSoon(manager, random() * 15).catch(count) : undefined;
        await change(context, random, `client ${client}`).then(
          () => (result.done += 1),
          (error: unknown) => count(error),
        );
        await killed;
      }
    } finally {
      await manager.dataSource.destroy();
    }
  }

  /** Retries as a client after a 503: nothing was stored. @throws the error of the last attempt */
  async function patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (!isTold503(error) || tries === mostTries) throw error;
        result.busy += 1;
      }
    }
  }

  async function change(context: BookingContext, random: () => number, by: string): Promise<unknown> {
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const place = () => ({
      venue: pick(options.venues ?? venueIds),
      // Some without a number: then the venue's capacity counts.
      guests: random() < 0.3 ? undefined : 1 + Math.floor(random() * 150),
      day: dayNumber(Math.floor(ids.length / bookingsADay + random() * options.days)),
      hire: pick(hires),
    });
    const id = ids.length > 0 ? pick(ids.slice(-400)) : undefined;
    const dice = random();
    if (!id || dice < 0.35) {
      const wanted = { ...place(), origin: 'sales', client: { name: by } } as const;
      const requested = await patiently(() => request(context, wanted, by));
      ids.push(requested.id);
      return patiently(() => makeOption(context, requested.id, by));
    }
    return patiently(actOn(context, id, dice, { by, place: place(), guests: 1 + Math.floor(random() * 150) }));
  }

  function actOn(
    context: BookingContext,
    id: string,
    dice: number,
    { by, place, guests }: Wanted,
  ): () => Promise<unknown> {
    if (options.changesGuests && dice < 0.42) return () => changeGuests(context, id, guests, by);
    if (dice < 0.55) return () => makeDefinite(context, id, by);
    if (dice < 0.7) return () => release(context, id, by);
    if (dice < 0.8) return () => move(context, id, place, by);
    if (dice < 0.87) return () => cancel(context, id, by);
    if (dice < 0.94) return () => challenge(context, id, by);
    return async () => {
      await context.manager.query(`UPDATE bookings SET expires_at = now() WHERE id = $1 AND state = 'option'`, [id]);
      return keepClocks(context, 3);
    };
  }

  function count(error: unknown): void {
    if (error instanceof BookingError) {
      result.rejected[error.code] = (result.rejected[error.code] ?? 0) + 1;
      if (mustName.has(error.code) && error.conflicts.length === 0) result.nameless += 1;
      // Errors of Node.js itself are no instances of Error in a test: Jest runs it in a context of its own.
    } else if (cut.test(String(error))) result.killed += 1;
    else result.failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  /** Cuts the client's connection from the server's side. */
  async function cutSoon(manager: EntityManager, afterMs: number): Promise<void> {
    const [backend] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await killer.query('SELECT pg_terminate_backend($1)', [backend!.pid]);
  }
}

const dayNumber = (index: number) => addDays('2032-03-01', index);
