import type { DeskMailKind } from '../mails/templates/kinds';
import type { EntityManager } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';

export type AccountNoticeKind = Extract<
  DeskMailKind,
  `desk-passkey-${string}` | 'desk-new-browser' | 'desk-wrong-codes' | 'desk-wrong-passkey'
>;

/**
 * Enqueues a mail to a member of the sales team about their own access.
 * @param member address
 * @param subject id of the session, or of the request to sign in
 */
export async function enqueueAccountNotice(
  manager: EntityManager,
  kind: AccountNoticeKind,
  member: string,
  subject: string,
): Promise<void> {
  await manager.insert(Mail, { kind, form: 'operations', leadId: subject, recipient: 'team', toAddress: member });
  await notifyMailsDue(manager);
}
