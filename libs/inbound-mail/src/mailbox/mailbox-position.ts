import type { EntityManager } from 'typeorm';
import { InboundFetchFailure } from '../entities/inbound-fetch-failure';
import { InboundMailbox } from '../entities/inbound-mailbox';

/** Where reading a mailbox goes on. */
export interface MailboxPosition {
  /** What is below was there before the mailbox was read first, and is nobody's reply. */
  firstUid: number;
  /** Every message up to it is stored, or is in `inbound_fetch_failures`. */
  lastUid: number;
  /** When the mailbox was read for the first time. */
  startedAt: Date;
  /** The server has numbered its messages again: everything since `startedAt` is read again. */
  renumbered: boolean;
}

/**
 * Where to go on in a mailbox. One that was never read begins behind its last message: the company may have used it
 * before. After a change of UIDVALIDITY it begins again, and what is stored already is recognised.
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
    // Their numbers name other messages now, and all since then are read again.
    await own.delete(InboundFetchFailure, { mailbox: name });
  });
  return { firstUid, lastUid, startedAt: known?.since ?? new Date(), renumbered: known !== null };
}

/** Records that everything up to a message is stored, or is in `inbound_fetch_failures`. */
export async function moveMailboxPosition(manager: EntityManager, name: string, uid: number): Promise<void> {
  await manager.update(InboundMailbox, { name }, { lastUid: String(uid) });
}
