import type { EntityManager } from 'typeorm';
import { InboundFetchFailure } from '../entities/inbound-fetch-failure';
import { InboundMailbox } from '../entities/inbound-mailbox';

/** Reading position of a mailbox. */
export interface MailboxPosition {
  /** Lower UIDs precede the first reading and are no replies. */
  firstUid: number;
  /** Every message up to it is stored, or is in `inbound_fetch_failures`. */
  lastUid: number;
  /** Time of the first reading. */
  startedAt: Date;
  /** The server has renumbered its messages: everything since `startedAt` is read again. */
  renumbered: boolean;
}

/**
 * Loads the reading position of a mailbox. A new one starts after its last message, because the company may have used
 * it before. After a change of UIDVALIDITY reading restarts, and stored messages are recognised.
 * @param uidNext the UID that the next message gets
 */
export async function mailboxPosition(
  manager: EntityManager,
  name: string,
  uidValidity: bigint,
  uidNext: number,
): Promise<MailboxPosition> {
  const known = await manager.findOneBy(InboundMailbox, { name });
  if (known && BigInt(known.uidValidity) === uidValidity) {
    const lastUid = Number(known.lastUid);
    return { firstUid: Number(known.firstUid ?? lastUid + 1), lastUid, startedAt: known.since, renumbered: false };
  }
  const lastUid = known ? 0 : uidNext - 1;
  const firstUid = lastUid + 1;
  await manager.transaction(async (own) => {
    await own.upsert(
      InboundMailbox,
      { name, uidValidity: String(uidValidity), firstUid: String(firstUid), lastUid: String(lastUid) },
      ['name'],
    );
    // Their UIDs now refer to other messages, and all messages since then are read again.
    await own.delete(InboundFetchFailure, { mailbox: name });
  });
  return { firstUid, lastUid, startedAt: known?.since ?? new Date(), renumbered: known !== null };
}

/** Records that everything up to a message is stored, or is in `inbound_fetch_failures`. */
export async function moveMailboxPosition(manager: EntityManager, name: string, uid: number): Promise<void> {
  await manager.update(InboundMailbox, { name }, { lastUid: String(uid) });
}
