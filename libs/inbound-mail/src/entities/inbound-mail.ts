import type { MessageNotice } from '@mainstage/contracts/desk/messages';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MailOrigin } from '@mainstage/database/mails/mail-origin';

export const inboundMailKinds = [
  'bounce',
  'auto-reply',
  'visitor-reply',
  'answer-copy',
  'calendar-reply',
  'complaint',
  'unknown',
  'team-message',
  'unknown-sender',
] as const;
/**
 * What a message is (rule inbound.kinds). `answer-copy` is an answer of sales to the client, `team-message` what the team
 * wrote to somebody else, and `unknown-sender` what somebody wrote to the copy address whom nobody knows.
 */
export type InboundMailKind = (typeof inboundMailKinds)[number];

/** Whether a person wrote a message (rule inbound.authorship). */
export type MessageAuthorship = 'person' | 'perhaps-automatic' | 'automatic';

/** Whose address a message came from: the lead's own, a colleague's of theirs, one that nobody knows, or the team's. */
export type SenderRelation = 'visitor' | 'colleague' | 'stranger' | 'team';

/** Whom the mail was to that an unproven report is about; `unknown` where nothing names the mail, or it is deleted. */
export type ReportedRecipient = 'sales' | 'visitor' | 'unknown';

/** A message that came in, as it came in and as it was read (docs/inbound-mail.md). Kept for as long as its lead. */
@Entity({ name: 'inbound_mails' })
@Check(
  'inbound_mails_kind_check',
  `kind IN ('bounce', 'auto-reply', 'visitor-reply', 'answer-copy', 'calendar-reply', 'complaint', 'unknown', 'team-message', 'unknown-sender')`,
)
@Check('inbound_mails_authorship_check', `authorship IN ('person', 'perhaps-automatic', 'automatic')`)
@Check('inbound_mails_sender_relation_check', `sender_relation IN ('visitor', 'colleague', 'stranger', 'team')`)
@Index('inbound_mails_fingerprint', ['fingerprint'], { unique: true })
@Index('inbound_mails_lead', ['leadId', 'receivedAt'], { where: `(lead_id IS NOT NULL)` })
@Index('inbound_mails_to_check', ['receivedAt'], {
  where: `((checked_at IS NULL) AND (lead_id IS NOT NULL) AND (NOT quarantined) AND ((kind = 'unknown-sender'::text) OR (authorship = 'perhaps-automatic'::text)))`,
})
// On desk_document, which TypeORM cannot say.
@Index('inbound_mails_words', { synchronize: false })
// A GIN index, which TypeORM cannot say.
@Index('inbound_mails_searched_words', { synchronize: false })
@Check('inbound_mails_reported_recipient_check', `reported_recipient IN ('sales', 'visitor', 'unknown')`)
@Index('inbound_mails_reports', ['receivedAt'], { where: `(reported_recipient IS NOT NULL)` })
@Index('inbound_mails_unmatched', ['receivedAt'], { where: `(lead_id IS NULL)` })
export class InboundMail {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt!: Date;

  /** SHA-256 of Message-ID, body and lead: the same message again is stored once. */
  @Column({ type: 'bytea' })
  fingerprint!: Buffer;

  @Column({ type: 'text' })
  kind!: InboundMailKind;

  /** Null where no valid token named a lead that is still there. */
  @Column({ type: 'uuid', nullable: true })
  leadId!: string | null;

  @Column({ type: 'text', nullable: true })
  form!: MailOrigin | null;

  /** The mail of ours that came back, or that an unproven report is about; known for reports alone. */
  @Column({ type: 'uuid', nullable: true })
  mailId!: string | null;

  /** The address of From; anyone may have written it. */
  @Column({ type: 'text', nullable: true })
  sender!: string | null;

  /** Null in rows of earlier releases. */
  @Column({ type: 'text', nullable: true })
  authorship!: MessageAuthorship | null;

  /** Null where there is no lead, and in rows of earlier releases. */
  @Column({ type: 'text', nullable: true })
  senderRelation!: SenderRelation | null;

  /** Address by which SALES_TEAM lists the sender, whichever of theirs they wrote from; null for an address that the team shares. */
  @Column({ type: 'text', nullable: true })
  member!: string | null;

  /** Whether the client is in To or Cc. */
  @Column({ type: 'boolean', nullable: true })
  toClient!: boolean | null;

  /** Checks of the sender that the receiving server says failed: `dmarc=fail, spf=fail`. */
  @Column({ type: 'text', nullable: true })
  failedChecks!: string | null;

  /** When the desk decided about a sender whom nobody knew, or read what is perhaps automatic. */
  @Column({ type: 'timestamptz', nullable: true })
  checkedAt!: Date | null;

  /** Address of the member who did. */
  @Column({ type: 'text', nullable: true })
  checkedBy!: string | null;

  /** The name beside it, or in a calendar reply that of who answered. */
  @Column({ type: 'text', nullable: true })
  senderName!: string | null;

  @Column({ type: 'text' })
  subject!: string;

  /** The date that the message claims. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  messageId!: string | null;

  @Column({ type: 'text', nullable: true })
  inReplyTo!: string | null;

  /** Without a quoted message at its end. */
  @Column({ type: 'text' })
  visibleText!: string;

  @Column({ type: 'text' })
  fullText!: string;

  @Column({ type: 'text', array: true, default: [] })
  attachmentNames!: string[];

  /** What a reader must know beside the text; null for messages stored before notices were. */
  @Column({ type: 'text', array: true, nullable: true })
  notices!: MessageNotice[] | null;

  /** What a bounce or a calendar reply says: `hard`, `soft`, `mailbox-full`, `policy`, `delayed`, `accepted`, `proposed` … */
  @Column({ type: 'text', nullable: true })
  verdict!: string | null;

  /** Why a bounce came back and whose fault it is: `5.1.1 address-unknown (address)`. */
  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** Of a report that did not come to the mail's own address for reports, and of what a machine answers to a mail to sales. */
  @Column({ type: 'text', nullable: true })
  reportedRecipient!: ReportedRecipient | null;

  /** Stored without consequences: a loop, or too many in an hour. */
  @Column({ type: 'boolean', default: false })
  quarantined!: boolean;

  /** The message as it came in, up to 10 MB. */
  @Column({ type: 'bytea', select: false })
  raw!: Buffer;

  /** Words that are found by the search of the desk, of messages about a lead that are no bounces; filled by a trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  searchedWords?: string | null;
}
