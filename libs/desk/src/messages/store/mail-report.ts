import type { ReportedRecipient } from '@mainstage/inbound-mail/entities/inbound-mail';
import type { EntityManager } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';
import { mailIdOf } from '@mainstage/database/mails/sent-messages';
import type { TokenSubject } from './message-subject';

/** What a message names of the mail that it is about or answers, wherever the mail's own address for reports is missing. */
export interface ReturnedMail {
  /** Message-IDs of the returned mail, and that which the message answers. */
  messageIds: readonly string[];
  /** Tokens of the returned mail's address for replies. */
  tokens: readonly TokenSubject[];
  /** Whether a server says that a mail failed, in whatever form. */
  isNotice: boolean;
}

/** A report that its sender did not send to the mail's own address for reports: any recipient of the mail could have written it. */
export interface UnprovenReport {
  recipient: ReportedRecipient;
  /** The reported mail; null where it is deleted or nothing names it. */
  mailId: string | null;
  /** The lead of a mail to a visitor, as a token of its address for replies. */
  token: TokenSubject | undefined;
}

/**
 * Finds the mail that a report is about: by the Message-ID of the returned mail, else by its address for replies, which in a mail to
 * sales names the copy address (rule inbound.reports).
 * @param token of the address that the report came to
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
  // A mail to sales names the copy address, one to a visitor never.
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

/** The first of our mails that a Message-ID names and that may have been sent. */
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

/** Message-IDs of one message that are looked up. */
const mostIds = 20;
