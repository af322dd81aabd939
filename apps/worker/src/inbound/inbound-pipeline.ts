import { createHash } from 'node:crypto';
import { inboundMailbox } from '@mainstage/config/inbound-mailbox';
import { Mail } from '@mainstage/database/entities/mail';
import { type ReadMessage, storeMessage } from '@mainstage/desk/messages/store/store-message';
import type { Bounce } from '@mainstage/inbound-mail/classify/bounce/verdict';
import type { Classification } from '@mainstage/inbound-mail/classify/classify';
import { cleanText } from '@mainstage/inbound-mail/parse/clean-text';
import type { InboundMessage } from '@mainstage/inbound-mail/parse/inbound-message';
import { limits } from '@mainstage/inbound-mail/parse/limits';
import { attachmentsOf } from '@mainstage/inbound-mail/view/attachments';
import type { MessageNotice } from '@mainstage/contracts/desk/messages';
import type { MessageReading } from '@mainstage/inbound-mail/read-message';
import { InboundRecipients } from '@mainstage/inbound-mail/token/inbound-address';
import { type InboundSubject, InboundTokens } from '@mainstage/inbound-mail/token/inbound-token';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectConfig, InjectLogger, InjectMetrics } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { WorkerConfig } from '../config';
import { MessageReader } from './reading/message-reader';
import { TeamAddresses } from '@mainstage/desk/team/team-addresses';

export type InboundSource = 'imap' | 'smtp';

/**
 * Processes a message of any source: parses it, classifies it, and stores it with its consequences
 * (docs/inbound-mail.md).
 */
@Injectable()
export class InboundPipeline {
  /** Undefined if inbound mail is off. */
  readonly recipients: InboundRecipients | undefined;
  private readonly teamAddresses: TeamAddresses;
  private readonly ourDomain: string;

  constructor(
    @InjectConfig() config: WorkerConfig,
    private readonly manager: EntityManager,
    private readonly reader: MessageReader,
    @InjectMetrics() private readonly metrics: Metrics,
    @InjectLogger() private readonly logger: Logger,
  ) {
    const mailbox = inboundMailbox(config);
    const { address } = config.MAIL_FROM;
    this.ourDomain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    this.teamAddresses = new TeamAddresses(config.SALES_TEAM ?? [], [
      ...[address, config.SALES_EMAIL],
      ...(mailbox ? [`${mailbox.local}@${mailbox.domain}`] : []),
    ]);
    this.recipients = mailbox && new InboundRecipients(new InboundTokens(config.APP_SECRET), mailbox);
  }

  /**
   * Stores a message once for each lead that it is for.
   * @param envelope subjects from the envelope's recipients; absent for a message from a mailbox, whose headers are
   * used
   * @throws Error if the database is unavailable: nothing is stored then, and the source must keep the message
   */
  async receive(source: InboundSource, raw: Buffer, envelope?: InboundSubject[]): Promise<void> {
    const reading = await this.reader.read(raw);
    const subjects = envelope ?? this.recipients?.subjectsOfMessage(reading.message) ?? [];
    if (subjects.length === 0) return this.store(source, raw, reading, undefined);
    for (const subject of subjects) await this.store(source, raw, reading, subject);
  }

  private async store(
    source: InboundSource,
    raw: Buffer,
    reading: MessageReading,
    subject: InboundSubject | undefined,
  ): Promise<void> {
    const { message, senders, recipients, failedChecks } = reading;
    // With several addresses in From, the author is unknown.
    const from = senders.length === 1 ? senders[0] : undefined;
    const fromTeam = from !== undefined && this.teamAddresses.has(from);
    const token = subject && this.tokenOf(message, subject, fromTeam);
    const classification = reading.classification[token?.purpose === 'bounce' ? 'atBounceAddress' : 'elsewhere'];
    const { authorship } = classification;
    const { outcome, kind, reportedRecipient } = await storeMessage(this.manager, {
      ...columnsOf(reading, raw),
      ...findingsOf(classification),
      fingerprint: fingerprintOf(message, raw, subject),
      ...{ authorship, token, recipients, failedChecks: failedChecks ?? null },
      fromTeam,
      member: fromTeam ? (this.teamAddresses.memberAt(from)?.email ?? null) : null,
      ourDomain: this.ourDomain,
      returned: {
        messageIds: reading.returnedIds,
        tokens: this.recipients?.subjectsIn(reading.returned) ?? [],
        isNotice: reading.isFailureNotice,
      },
    });
    this.metrics.inboundMails.inc({ kind, source, outcome });
    if (classification.kind === 'bounce' && outcome === 'stored') await this.countBounce(classification.bounce, token);
    if (reportedRecipient === 'sales' && outcome !== 'duplicate') this.reportToOperators(kind, classification);
    this.logger.info({ kind, authorship, source, matched: token !== undefined, outcome }, 'mail received');
  }

  /** Reports undelivered mails to sales, whom no further mail can reach. */
  private reportToOperators(kind: string, classification: Classification): void {
    const verdict = classification.kind === 'bounce' ? classification.bounce.verdict : 'automatic-answer';
    this.metrics.salesMailReports.inc({ verdict });
    const { status, reason } = classification.kind === 'bounce' ? classification.bounce : {};
    this.logger.error({ kind, verdict, status, reason }, 'a report about a mail to sales: see /ops/mails');
  }

  /**
   * A reply to all may contain both addresses of a lead: the copy address counts for the team, the other one for
   * everyone else.
   */
  private tokenOf(message: InboundMessage, subject: InboundSubject, fromTeam: boolean): InboundSubject {
    const purposes = this.recipients?.purposesOf(message, subject.id) ?? new Set();
    const preferred = fromTeam ? 'copy' : 'reply';
    return purposes.has(preferred) ? { ...subject, purpose: preferred } : subject;
  }

  /** Counts bounces by kind; one that the sender still retries does not count. */
  private async countBounce({ verdict, fault }: Bounce, subject: InboundSubject | undefined): Promise<void> {
    if (verdict === 'delayed' || subject?.purpose !== 'bounce') return;
    const mail = await this.manager.findOneBy(Mail, { id: subject.id });
    if (mail) this.metrics.mailBounces.inc({ kind: mail.kind, about: fault === 'address' ? 'address' : 'us' });
  }
}

function columnsOf(reading: MessageReading, raw: Buffer) {
  const { message, visibleText } = reading;
  const { from, subject, sentAt, messageId, inReplyTo, parsed } = message;
  // A message that could not be parsed is shown as raw text.
  const fullText = parsed ? message.text : cleanText(raw.toString('utf8', 0, limits.text), limits.text);
  return {
    sender: from ?? null,
    senderName: nameOf(reading),
    subject,
    sentAt: sentAt ?? null,
    messageId: messageId ?? null,
    inReplyTo: inReplyTo ?? null,
    fullText,
    visibleText: parsed ? visibleText : fullText,
    attachmentNames: attachmentsOf(message)
      .map(({ name }) => name)
      .slice(0, limits.attachmentNames),
    notices: noticesOf(reading),
    raw: raw.subarray(0, limits.message),
  };
}

/** A calendar reply names who answered; its sender may be an assistant. */
function nameOf({ message: { fromName }, classification: { elsewhere } }: MessageReading): string | null {
  return (elsewhere.kind === 'calendar-reply' ? elsewhere.reply.who : undefined) ?? fromName ?? null;
}

function noticesOf({
  message: { notices, parts, text, parsed },
  visibleText,
  leftOut,
}: MessageReading): MessageNotice[] {
  const all: MessageNotice[] = [...notices];
  if (leftOut) all.unshift('left-out');
  if (parsed && text.trim() === '' && visibleText === '') all.push(parts.length > 0 ? 'only-attachments' : 'no-text');
  return all;
}

function findingsOf(classification: Classification): Pick<ReadMessage, 'kind' | 'verdict' | 'reason'> {
  const { kind } = classification;
  if (kind === 'bounce') {
    const { verdict, reason, fault, status } = classification.bounce;
    return { kind, verdict, reason: `${status} ${reason} (${fault})`.trim() };
  }
  if (kind === 'calendar-reply')
    return { kind, verdict: classification.reply.answer, reason: classification.reply.uid };
  return { kind, verdict: null, reason: null };
}

/** The same for a message that is read twice, whatever relays added to its headers. */
function fingerprintOf(message: InboundMessage, raw: Buffer, subject: InboundSubject | undefined): Buffer {
  const { messageId, from, sentAt, subject: title } = message;
  const body = Math.max(0, raw.indexOf('\r\n\r\n') >= 0 ? raw.indexOf('\r\n\r\n') : raw.indexOf('\n\n'));
  // Without a Message-ID, two short answers may be alike in their text.
  const id = messageId === undefined ? [from, sentAt, title] : [messageId];
  return createHash('sha256')
    .update(JSON.stringify([...id, subject?.id ?? null]))
    .update(raw.subarray(body))
    .digest();
}
