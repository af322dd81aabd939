import type { EntityManager } from 'typeorm';
import { InboundFetchFailure } from '../entities/inbound-fetch-failure';
import { InboundMailbox } from '../entities/inbound-mailbox';

/** UIDVALIDITY of a mailbox that no server has opened yet; servers never send it. */
const unopened = '0';

/** Reading position of a mailbox. */
export interface MailboxPosition {
  /** The next UID when this numbering was first seen: of lower ones, those that arrived since `startedAt` are read. */
  firstUid: number;
  /** Every message up to it is stored, precedes `startedAt`, or is in `inbound_fetch_failures`. */
  lastUid: number;
  /** Time of the first attempt to read: earlier messages are no replies. */
  startedAt: Date;
  /** The server has renumbered its messages since the last reading. */
  renumbered: boolean;
}

/**
 * Records that a mailbox is read from now on, before the server answers: what arrives while the login is refused is
 * read later. A known mailbox is unchanged.
 */
export async function registerMailbox(manager: EntityManager, name: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(InboundMailbox)
    .values({ name, uidValidity: unopened, lastUid: '0' })
    .orIgnore()
    .execute();
}

/**
 * Loads the reading position of a registered mailbox. Messages before its registration are not read, because the
 * company may have used it before. After a change of UIDVALIDITY everything since then is read again, and stored
 * messages are recognised.
 * @param uidNext the UID that the next message gets
 */
export async function mailboxPosition(
  manager: EntityManager,
  name: string,
  uidValidity: bigint,
  uidNext: number,
): Promise<MailboxPosition> {
  const known = await manager.findOneByOrFail(InboundMailbox, { name });
  const { since: startedAt } = known;
  if (BigInt(known.uidValidity) === uidValidity) {
    const lastUid = Number(known.lastUid);
    return { firstUid: Number(known.firstUid ?? lastUid + 1), lastUid, startedAt, renumbered: false };
  }
  await manager.transaction(async (own) => {
    const position = { uidValidity: String(uidValidity), firstUid: String(uidNext), lastUid: '0' };
    await own.update(InboundMailbox, { name }, position);
    // Their UIDs now refer to other messages, and all messages since then are read again.
    await own.delete(InboundFetchFailure, { mailbox: name });
  });
  return { firstUid: uidNext, lastUid: 0, startedAt, renumbered: known.uidValidity !== unopened };
}

/** Records that everything up to a message is stored, or is in `inbound_fetch_failures`. */
export async function moveMailboxPosition(manager: EntityManager, name: string, uid: number): Promise<void> {
  await manager.update(InboundMailbox, { name }, { lastUid: String(uid) });
}
