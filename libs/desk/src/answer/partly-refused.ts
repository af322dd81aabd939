import type { MailStatus } from '@mainstage/database/entities/mail';
import { MailOutcomeQueries, type Reply } from '@mainstage/database/mails/mail-outcome.queries';
import type { EntityManager } from 'typeorm';
import { Answer } from './answer';

/**
 * Records a mail that was accepted for some of its recipients and refused for others, in one transaction. An answer whose copies alone
 * were refused has reached the client: its line names them, and the clock stays stopped (rule desk.answers).
 * @param refused addresses
 * @returns the mail's status; undefined where the lease was lost
 */
export async function recordPartlyRefused(
  manager: EntityManager,
  attempt: Reply,
  refused: string[],
): Promise<MailStatus | undefined> {
  const mailId = attempt.lease.id;
  return manager.transaction(async (own) => {
    const outcomes = new MailOutcomeQueries(own);
    const [status] = await outcomes.record('accepted', [attempt]);
    if (status !== 'sent') return status;
    const answer = await own.findOneBy(Answer, { mailId });
    const isRefused = (address: string) => refused.some((one) => one.toLowerCase() === address.toLowerCase());
    if (answer) await own.update(Answer, { id: answer.id }, { refused });
    await outcomes.markPartlyRefused(mailId, refused.length, answer?.to.some(isRefused) ?? true);
    return status;
  });
}
