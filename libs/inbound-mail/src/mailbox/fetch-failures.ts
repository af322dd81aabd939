import { type EntityManager, IsNull, Raw } from 'typeorm';
import { InboundFetchFailure } from '../entities/inbound-fetch-failure';

/** Seconds until the next attempt after each failed one; after the last of them a message is set aside (rule inbound.complete). */
const pauses = [15, 60, 300, 1800, 2 * 3600] as const;

/** What happened at an attempt. */
export interface FetchFailure {
  uid: number;
  /** In words for operators. */
  reason: string;
  /** How many bytes came, where they were fewer than the size that the server names. */
  bytes?: number;
}

/**
 * Records that a message could not be read, so that reading goes on with the others.
 * @returns whether it is set aside by now
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

/** Forgets the failures of a message that is stored. */
export async function forgetFetchFailure(manager: EntityManager, mailbox: string, uid: number): Promise<void> {
  await manager.delete(InboundFetchFailure, { mailbox, uid: String(uid) });
}

/** Messages of a mailbox whose next attempt is due, those that failed first in front. */
export function dueFetchFailures(manager: EntityManager, mailbox: string): Promise<InboundFetchFailure[]> {
  const nextAttemptAt = Raw((column) => `${column} <= now()`);
  return manager.find(InboundFetchFailure, { where: { mailbox, nextAttemptAt }, order: { uid: 'ASC' }, take: 100 });
}

/** A message that waits for another attempt, or for an operator. */
export const isKnownFailure = (manager: EntityManager, mailbox: string, uid: number): Promise<boolean> =>
  manager.existsBy(InboundFetchFailure, { mailbox, uid: String(uid) });

/** How many messages are set aside, in all mailboxes. */
export const countSetAside = (manager: EntityManager): Promise<number> =>
  manager.countBy(InboundFetchFailure, { nextAttemptAt: IsNull() });

/** Messages that could not be read yet, those that are set aside in front. */
export const listFetchFailures = (manager: EntityManager, limit: number): Promise<InboundFetchFailure[]> =>
  manager.find(InboundFetchFailure, {
    order: { nextAttemptAt: { direction: 'ASC', nulls: 'FIRST' }, firstFailedAt: 'ASC' },
    take: limit,
  });

/** An operator has a message read again, from the first pause on. @returns false where it was read in the meantime */
export async function retryFetch(manager: EntityManager, mailbox: string, uid: string): Promise<boolean> {
  const { affected } = await manager.update(
    InboundFetchFailure,
    { mailbox, uid },
    { attempts: 0, nextAttemptAt: () => 'now()' },
  );
  return affected === 1;
}
