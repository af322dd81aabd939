import type { EntityManager } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';
import { redirectAnswers } from '../answer/redirect-answers';
import { type Confirmation, findConfirmation } from './confirmation';

/**
 * Sends a failed confirmation to another address. The failed mail no longer needs attention; other pending mails to the
 * visitor are redirected as well.
 */
export async function sendConfirmationTo(
  manager: EntityManager,
  leadId: string,
  { id, kind, form }: Confirmation,
  email: string,
): Promise<void> {
  await manager.update(Mail, { id }, { settledAt: () => 'coalesce(settled_at, now())' });
  await redirectMails(manager, leadId, email);
  await manager.insert(Mail, { kind, form, leadId, recipient: 'visitor', toAddress: email, needsAllowance: true });
}

/** The same for a changed address, whether the confirmation failed or not. */
export async function resendConfirmation(manager: EntityManager, leadId: string, email: string): Promise<void> {
  const confirmation = await findConfirmation(manager, leadId);
  const failed = confirmation && (confirmation.bouncedAt || ['dead', 'review'].includes(confirmation.status));
  if (failed) await sendConfirmationTo(manager, leadId, confirmation, email);
  else await redirectMails(manager, leadId, email);
}

async function redirectMails(manager: EntityManager, leadId: string, email: string): Promise<void> {
  await redirectAnswers(manager, leadId, email);
  await manager.update(Mail, { leadId, recipient: 'visitor', status: 'due' }, { toAddress: email });
}
