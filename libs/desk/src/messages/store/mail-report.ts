import type { ReportedRecipient } from '@mainstage/inbound-mail/entities/inbound-mail';
import type { EntityManager } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';
import { mailIdOf } from '@mainstage/database/mails/sent-messages';
import type { TokenSubject } from './message-subject';

/** References of a message to the mail that it reports or answers, if the mail's own address for reports is missing. */
export interface ReturnedMail {
  /** Message-IDs of the returned mail and of the answered one. */
  messageIds: readonly string[];
  /** Tokens in the returned mail's reply address. */
  tokens: readonly TokenSubject[];
  /** Whether a server reports a failed mail, in any format. */
  isNotice: boolean;
}

/**
 * A report that was not sent to the mail's own address for reports: any recipient of the mail could have written it.
 */
export interface UnprovenReport {
  recipient: ReportedRecipient;
  /** The reported mail; null if it was deleted or is not referenced. */
  mailId: string | null;
  /** Token of the lead in the reply address of a mail to a visitor. */
  token: TokenSubject | undefined;
}

/**
 * Finds the reported mail: by the Message-ID of the returned mail, otherwise by its reply address, which in a mail to
 * sales is the copy address (rule inbound.reports).
 * @param token of the address that received the report
 */
export async function unprovenReport(
  manager: EntityManager,
  { messageIds, tokens }: ReturnedMail,
  { token, domain }: { token: TokenSubject | undefined; domain: string },
): Promise<UnprovenReport> {
  const mail = await mailWith(manager, messageIds, domain);
  const named = [...tokens, ...(token ? [token] : [])];
  const reply = named.find(({ purpose }) => purpose === 'reply');
  if (mail && mail.recipient !== 'visitor') return { recipient: 'sales', mailId: mail.id, token };
  if (mail) return { recipient: 'visitor', mailId: mail.id, token: { purpose: 'reply', id: mail.leadId } };
  // Only mails to sales contain the copy address.
  if (named.some(({ purpose }) => purpose === 'copy')) return { recipient: 'sales', mailId: null, token };
  return reply
    ? { recipient: 'visitor', mailId: null, token: reply }
    : { recipient: 'unknown', mailId: null, token: undefined };
}

/** Whether a message answers a mail to sales, or to a member. */
export const answersMailToSales = async (
  manager: EntityManager,
  inReplyTo: string | null,
  domain: string,
): Promise<boolean> => {
  const mail = await mailWith(manager, inReplyTo === null ? [] : [inReplyTo], domain);
  return mail !== undefined && mail.recipient !== 'visitor';
};

/** The first of our mails with one of the Message-IDs that may have been sent. */
async function mailWith(
  manager: EntityManager,
  messageIds: readonly string[],
  domain: string,
): Promise<Pick<Mail, 'id' | 'leadId' | 'recipient'> | undefined> {
  for (const messageId of messageIds.slice(0, mostIds)) {
    const id = mailIdOf(messageId, domain);
    const mail = id && (await manager.findOneBy(Mail, { id }));
    if (mail && mail.attempts > 0)
      return { id: mail.id, leadId: mail.leadId, recipient: mail.recipient ?? (mail.toAddress ? 'visitor' : 'sales') };
  }
  return undefined;
}

/** Maximum Message-IDs of one message that are looked up. */
const mostIds = 20;
