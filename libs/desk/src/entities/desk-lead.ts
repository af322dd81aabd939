import type { DeskKind, LeadSource, LeadState, LostReason } from '@mainstage/contracts/desk/leads';
import type { Language } from '@mainstage/contracts/language';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A lead at the sales desk: owner, progress and deadline. The form's own row stays unchanged; the columns for list,
 * search and clock are copied here.
 */
@Entity({ name: 'desk_leads' })
@Check('desk_leads_form_check', `form IN ('contact', 'tour', 'business-event')`)
@Check('desk_leads_language_check', `language IN ('en', 'de')`)
@Check('desk_leads_source_check', `source IN ('website', 'telephone', 'fair', 'agency')`)
@Check('desk_leads_state_check', `state IN ('new', 'taken', 'answered', 'won', 'lost', 'spam')`)
@Check('desk_leads_lost_check', `(state = 'lost') = (lost_reason IS NOT NULL)`)
@Check('desk_leads_clock_check', `(clock_started_at IS NULL) = (answer_by IS NULL)`)
@Check('desk_leads_step_check', `(next_step IS NULL) = (next_step_due IS NULL)`)
@Index('desk_leads_received_at', ['receivedAt', 'leadId'])
@Index('desk_leads_to_answer', ['answerBy'], {
  where: `((answered_at IS NULL) AND (state = ANY (ARRAY['new'::text, 'taken'::text])))`,
})
@Index('desk_leads_replied', ['repliedAt'], { where: `(replied_at IS NOT NULL)` })
@Index('desk_leads_answer_failed', ['answerFailedAt'], { where: `(answer_failed_at IS NOT NULL)` })
@Index('desk_leads_steps', ['nextStepDue'], { where: `(next_step_due IS NOT NULL)` })
@Index('desk_leads_reminders', ['remindIfNoReplyBy'], { where: `(remind_if_no_reply_by IS NOT NULL)` })
@Index('desk_leads_snoozed', ['snoozedUntil'], { where: `(snoozed_until IS NOT NULL)` })
@Index('desk_leads_tours', ['tourDate'], { where: `(tour_date IS NOT NULL)` })
@Index('desk_leads_alarms', ['nextAlarmAt'], { where: `(next_alarm_at IS NOT NULL)` })
@Index('desk_leads_failing_alarms', ['alarmFailures'], { where: `(alarm_failures > 0)` })
@Index('desk_leads_quarantined', ['leadId'], { where: `quarantined` })
@Index('desk_leads_erasures', ['eraseRequestedAt'], { where: `(erase_requested_at IS NOT NULL)` })
@Index('desk_leads_filters', ['state', 'owner', 'form', 'source', 'venue'], { where: `(erase_requested_at IS NULL)` })
@Index('desk_leads_of_offers', ['leadId', 'state', 'owner', 'form', 'source', 'venue'], {
  where: `(erase_requested_at IS NULL)`,
})
// On functions of columns, which TypeORM cannot declare.
@Index('desk_leads_order', { synchronize: false })
@Index('desk_leads_mailbox', { synchronize: false })
@Index('desk_leads_words', { synchronize: false })
@Index('desk_leads_names', { synchronize: false })
// GIN indexes, which TypeORM cannot declare.
@Index('desk_leads_searched_words', { synchronize: false })
@Index('desk_leads_searched_names', { synchronize: false })
export class DeskLead {
  @PrimaryColumn({ type: 'uuid' })
  leadId!: string;

  @Column({ type: 'text' })
  form!: DeskKind;

  /** Language of answers to the client (rule visitor.language). */
  @Column({ type: 'text' })
  language!: Language;

  @Column({ type: 'text', default: 'website' })
  source!: LeadSource;

  @Column({ type: 'text', default: 'new' })
  state!: LeadState;

  @Column({ type: 'text', nullable: true })
  lostReason!: LostReason | null;

  /** Address of the team member who owns it, in lower case. */
  @Column({ type: 'text', nullable: true })
  owner!: string | null;

  /** Incremented by every change that the desk shows. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz' })
  receivedAt!: Date;

  /** Start of the present clock: the lead, its release or its reopening; null if none runs. */
  @Column({ type: 'timestamptz', nullable: true })
  clockStartedAt!: Date | null;

  /** Rule visits.answer, counted from the start of the clock. */
  @Column({ type: 'timestamptz', nullable: true })
  answerBy!: Date | null;

  /** Deadline of the first answer; unchanged when the lead is reopened. */
  @Column({ type: 'timestamptz', nullable: true })
  firstAnswerBy!: Date | null;

  /** When the present clock was stopped; null while it runs. */
  @Column({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  firstAnsweredAt!: Date | null;

  /** Time of the first unanswered reply; null if none waits. */
  @Column({ type: 'timestamptz', nullable: true })
  repliedAt!: Date | null;

  /** Whether all waiting replies may be automatic. */
  @Column({ type: 'boolean', default: false })
  replyPerhapsAutomatic!: boolean;

  /** When an answer of ours failed or bounced; null if none did, or another one was sent since. */
  @Column({ type: 'timestamptz', nullable: true })
  answerFailedAt!: Date | null;

  /** Time of the next reminder or escalation; null if there is none. */
  @Column({ type: 'timestamptz', nullable: true })
  nextAlarmAt!: Date | null;

  /** Reminders and escalations of the present clock so far. */
  @Column({ type: 'int', default: 0 })
  alarmStage!: number;

  /** Consecutive failures of the present alarm; `nextAlarmAt` is then the time of the next attempt. */
  @Column({ type: 'int', default: 0 })
  alarmFailures!: number;

  @Column({ type: 'text', nullable: true })
  nextStep!: string | null;

  @Column({ type: 'date', nullable: true })
  nextStepDue!: string | null;

  /** HH:MM in Frankfurt; null for the whole day. */
  @Column({ type: 'text', nullable: true })
  nextStepTime!: string | null;

  /** Hidden from Today until then, unless an answer is overdue; the client's next reply ends it (rule desk.snooze). */
  @Column({ type: 'timestamptz', nullable: true })
  snoozedUntil!: Date | null;

  /** Shown in Today from then on, unless the client has replied in the meantime (rule desk.no-reply). */
  @Column({ type: 'timestamptz', nullable: true })
  remindIfNoReplyBy!: Date | null;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', nullable: true })
  company!: string | null;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  /** The visitor's own text, for the search. */
  @Column({ type: 'text', nullable: true })
  message!: string | null;

  @Column({ type: 'text', nullable: true })
  venue!: string | null;

  @Column({ type: 'date', nullable: true })
  eventDate!: string | null;

  @Column({ type: 'date', nullable: true })
  tourDate!: string | null;

  /** Quarantined by the spam filter and not released yet. */
  @Column({ type: 'boolean', default: false })
  quarantined!: boolean;

  /** State before a member marked it as spam; null in every other state, and if the filter suspected it. */
  @Column({ type: 'jsonb', nullable: true })
  beforeSpam!: { state: Exclude<LeadState, 'spam'>; lostReason: LostReason | null } | null;

  /** Invented; never in production. */
  @Column({ type: 'boolean', default: false })
  demo!: boolean;

  /** Hidden from the desk from then on; the worker, which may delete, deletes its person. */
  @Column({ type: 'timestamptz', nullable: true })
  eraseRequestedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  eraseRequestedBy!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Search index of name, company and message; filled by a trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  searchedWords?: string | null;

  /** Name, company and address without accents, for the search; filled by a trigger. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  searchedNames?: string | null;
}
