import { Mail } from '@mainstage/database/entities/mail';
import { type EntityManager, In } from 'typeorm';
import { Answer } from './answer';

/**
 * Redirects pending answers to the corrected address of a lead; call it before the addresses of its mails change.
 * @param email the corrected address
 */
export async function redirectAnswers(manager: EntityManager, leadId: string, email: string): Promise<void> {
  const waiting = await manager.findBy(Answer, { leadId, state: 'waiting' });
  if (waiting.length === 0) return;
  const mails = await manager.findBy(Mail, { id: In(waiting.map(({ mailId }) => mailId)), status: 'due' });
  for (const { id, toAddress } of mails) {
    const { to, cc, bcc } = waiting.find(({ mailId }) => mailId === id)!;
    const corrected = (addresses: string[]) => addresses.map((address) => (address === toAddress ? email : address));
    await manager.update(Answer, { mailId: id }, { to: corrected(to), cc: corrected(cc), bcc: corrected(bcc) });
  }
}
