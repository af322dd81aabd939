import type { DeskMail } from '@mainstage/contracts/desk/leads';
import { Mail } from '@mainstage/database/entities/mail';
import { mailboxCapReply } from '@mainstage/database/mails/mail-lease.queries';
import { isMailKind, mailOf } from '../mails/mail-kinds';
import { Any, type EntityManager } from 'typeorm';

/** More than anybody reads of one lead. */
const mostMails = 200;

/** The mails about a lead and its bookings, newest first. @param ids of the lead and of its bookings */
export async function mailsOfLead(manager: EntityManager, ids: readonly string[]): Promise<DeskMail[]> {
  const mails = await manager.find(Mail, {
    where: { leadId: Any([...ids]) },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: mostMails,
  });
  return mails.map(deskMail);
}

function deskMail(mail: Mail): DeskMail {
  const { id, kind, createdAt, dueAt, finishedAt, bouncedAt, unprovenBounceAt, lastReply } = mail;
  const status = isWithheld(mail) ? 'withheld' : mail.status;
  return {
    // A mail server's reply is shown to operators only.
    ...{ id, kind, status, lastReply: status === 'withheld' ? lastReply : null },
    title: mailTitle(kind),
    recipient: mail.recipient ?? (mail.toAddress === null ? 'sales' : 'visitor'),
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    bouncedAt: bouncedAt?.toISOString() ?? null,
    unprovenBounceAt: unprovenBounceAt?.toISOString() ?? null,
    canSendAgain: status === 'withheld' ? lastReply === mailboxCapReply : canSendAgain(mail),
  };
}

/** Attempted and not delivered; a mail that waits for its first attempt, or for its Undo, is sent without a press. */
const canSendAgain = ({ status, attempts }: Mail): boolean =>
  status === 'dead' || status === 'review' || (status === 'due' && attempts > 0);

/**
 * Ended by our own decision, not by a mail server: it no longer applied, was undone, or the mailbox cap was reached.
 */
const isWithheld = ({ status, refusals, settledAt, finishedAt }: Mail): boolean =>
  status === 'dead' && refusals === 0 && settledAt !== null && finishedAt !== null && settledAt <= finishedAt;

/** Another release may have enqueued kinds that this one does not know. */
export const mailTitle = (kind: Mail['kind']): string => (isMailKind(kind) ? mailOf(kind).name : kind);
