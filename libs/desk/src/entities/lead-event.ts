import type { MailOrigin } from '@mainstage/database/mails/mail-origin';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Events caused by an inbound message. */
export type LeadEventName =
  | 'mail-bounced'
  | 'mail-delayed'
  | 'mail-deferred'
  | 'visitor-replied'
  | 'sales-answered'
  | 'calendar-answered'
  | 'answered-automatically'
  | 'complained'
  | 'perhaps-answered-automatically'
  | 'team-wrote'
  | 'unknown-sender-wrote'
  | 'report-unproven'
  | 'unreadable-message'
  | 'mail-quarantined'
  | 'newsletter-suspended'
  | 'newsletter-unsubscribed'
  | 'reminders-stopped'
  | 'address-corrected';

/** An entry in a lead's timeline, written in the transaction of its cause. */
@Entity({ name: 'lead_events' })
@Index('lead_events_lead', ['leadId', 'id'])
export class LeadEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'uuid' })
  leadId!: string;

  @Column({ type: 'text' })
  form!: MailOrigin;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at!: Date;

  @Column({ type: 'text' })
  event!: LeadEventName;

  @Column({ type: 'uuid', nullable: true })
  inboundMailId!: string | null;

  /** The lead's former address, with `address-corrected`. */
  @Column({ type: 'text', nullable: true })
  previousAddress!: string | null;
}
