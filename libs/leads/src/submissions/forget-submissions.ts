import { Raw, type EntityManager } from 'typeorm';
import { RecentSubmission } from './recent-submission';

/**
 * Deletes the idempotency data of these leads, because the effect of the form was undone: the same content is then a
 * new submission, even within ten minutes (rule form.idempotency).
 * @param leadIds ids of leads or of webinar sign-ups
 */
export async function forgetSubmissions(manager: EntityManager, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await manager.delete(RecentSubmission, { answer: Raw((answer) => `${answer}->>'id' = ANY(:leadIds)`, { leadIds }) });
}
