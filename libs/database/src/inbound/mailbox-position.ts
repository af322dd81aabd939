import type { EntityManager } from 'typeorm';
import { InboundMailbox } from '../entities/inbound-mailbox';

/** Where reading a mailbox goes on. */
export interface MailboxPosition {
  lastUid: number;
  /** Set where the server has numbered its messages again: everything since then is read again. */
  since?: Date;
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
  if (known && BigInt(known.uidValidity) === uidValidity) return { lastUid: Number(known.lastUid) };
  const lastUid = known ? 0 : uidNext - 1;
  await manager.upsert(InboundMailbox, { name, uidValidity: String(uidValidity), lastUid: String(lastUid) }, ['name']);
  return known ? { lastUid, since: known.since } : { lastUid };
}

/** Notes that everything up to a message is stored. */
export async function moveMailboxPosition(manager: EntityManager, name: string, uid: number): Promise<void> {
  await manager.update(InboundMailbox, { name }, { lastUid: String(uid) });
}
