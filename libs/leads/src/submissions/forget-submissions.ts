import { Raw, type EntityManager } from 'typeorm';
import { RecentSubmission } from './recent-submission';

/**
 * Forgets what these leads were sent with, because what the form achieved was undone: the same content is a new submission then,
 * also within ten minutes (rule form.idempotency).
 * @param leadIds ids of leads or of webinar sign-ups
 */
export async function forgetSubmissions(manager: EntityManager, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await manager.delete(RecentSubmission, { answer: Raw((answer) => `${answer}->>'id' = ANY(:leadIds)`, { leadIds }) });
}
