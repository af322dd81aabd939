import { createHash } from 'node:crypto';
import { type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Mail } from '../entities/mail';
import { SentMessageHash } from '../entities/sent-message-hash';

const hashOf = (mailId: string): Buffer => createHash('sha256').update(mailId).digest();

/**
 * Whether we sent a message (rule inbound.loops): its Message-ID names a mail of the outbox, or one that was deleted
 * within twelve months. An id in the same format is not sufficient, because other mail programs use it too.
 * @param domain of our Message-IDs, in lower case
 */
export async function wasSentByUs(manager: EntityManager, messageId: string | null, domain: string): Promise<boolean> {
  const mailId = mailIdOf(messageId, domain);
  if (!mailId) return false;
  return (await manager.existsBy(Mail, { id: mailId })) || manager.existsBy(SentMessageHash, { hash: hashOf(mailId) });
}

/** The mail's id in a Message-ID of our format, which need not be ours. */
export function mailIdOf(messageId: string | null, domain: string): string | undefined {
  const [, mailId, at] = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^<>@\s]+)>$/.exec(messageId ?? '') ?? [];
  return at?.toLowerCase() === domain ? mailId : undefined;
}

/**
 * Deletes mails, and keeps the hashes of the ids of those that may have been sent.
 * @returns number of deleted mails
 */
export async function deleteMails(
  manager: EntityManager,
  where: FindOptionsWhere<Mail> | FindOptionsWhere<Mail>[],
): Promise<number> {
  const mails = await manager.find(Mail, { select: { id: true, attempts: true }, where });
  const hashes = mails.filter(({ attempts }) => attempts > 0).map(({ id }) => ({ hash: hashOf(id) }));
  if (hashes.length > 0)
    await manager.createQueryBuilder().insert().into(SentMessageHash).values(hashes).orIgnore().execute();
  if (mails.length === 0) return 0;
  return (
    (
      await manager.delete(
        Mail,
        mails.map(({ id }) => id),
      )
    ).affected ?? 0
  );
}
