import { type EntityManager, IsNull, Raw } from 'typeorm';
import { InboundFetchFailure } from '../entities/inbound-fetch-failure';

/**
 * Seconds until the next attempt after each failure; after the last one a message is set aside (rule inbound.complete).
 */
const pauses = [15, 60, 300, 1800, 2 * 3600] as const;

export interface FetchFailure {
  uid: number;
  /** For operators. */
  reason: string;
  /** Number of bytes received, if fewer than the size in the listing. */
  bytes?: number;
}

/**
 * Records that a message could not be read, so that reading continues with the others.
 * @returns whether it is set aside now
 */
export async function noteFetchFailure(
  manager: EntityManager,
  mailbox: string,
  { uid, reason, bytes }: FetchFailure,
): Promise<boolean> {
  const where = { mailbox, uid: String(uid) };
  const known = await manager.findOneBy(InboundFetchFailure, where);
  const attempts = (known?.attempts ?? 0) + 1;
  const pause = pauses[attempts - 1];
  const nextAttemptAt = pause === undefined ? null : () => `now() + interval '${pause} seconds'`;
  await manager.upsert(InboundFetchFailure, { ...where, attempts, reason, bytes: bytes ?? null, nextAttemptAt }, [
    'mailbox',
    'uid',
  ]);
  return pause === undefined;
}

export async function forgetFetchFailure(manager: EntityManager, mailbox: string, uid: number): Promise<void> {
  await manager.delete(InboundFetchFailure, { mailbox, uid: String(uid) });
}

/** Messages of a mailbox whose next attempt is due, oldest failure first. */
export function dueFetchFailures(manager: EntityManager, mailbox: string): Promise<InboundFetchFailure[]> {
  const nextAttemptAt = Raw((column) => `${column} <= now()`);
  return manager.find(InboundFetchFailure, { where: { mailbox, nextAttemptAt }, order: { uid: 'ASC' }, take: 100 });
}

/** Whether a message waits for another attempt, or for an operator. */
export const isKnownFailure = (manager: EntityManager, mailbox: string, uid: number): Promise<boolean> =>
  manager.existsBy(InboundFetchFailure, { mailbox, uid: String(uid) });

export const countSetAside = (manager: EntityManager): Promise<number> =>
  manager.countBy(InboundFetchFailure, { nextAttemptAt: IsNull() });

export const listFetchFailures = (manager: EntityManager, limit: number): Promise<InboundFetchFailure[]> =>
  manager.find(InboundFetchFailure, {
    order: { nextAttemptAt: { direction: 'ASC', nulls: 'FIRST' }, firstFailedAt: 'ASC' },
    take: limit,
  });

/**
 * Schedules another attempt for an operator, starting from the first pause.
 * @returns false if it was read in the meantime
 */
export async function retryFetch(manager: EntityManager, mailbox: string, uid: string): Promise<boolean> {
  const { affected } = await manager.update(
    InboundFetchFailure,
    { mailbox, uid },
    { attempts: 0, nextAttemptAt: () => 'now()' },
  );
  return affected === 1;
}
