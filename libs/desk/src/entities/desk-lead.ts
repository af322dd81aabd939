import type { DeskKind, LeadSource, LeadState, LostReason } from '@mainstage/contracts/desk/leads';
import type { Language } from '@mainstage/contracts/language';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A lead as the sales desk works on it: who has it, how far it is and when an answer is due. The form's own row stays as it
 * came in; what the list, the search and the clock read of it is copied here.
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
@Index('desk_leads_tours', ['tourDate'], { where: `(tour_date IS NOT NULL)` })
@Index('desk_leads_alarms', ['nextAlarmAt'], { where: `(next_alarm_at IS NOT NULL)` })
@Index('desk_leads_failing_alarms', ['alarmFailures'], { where: `(alarm_failures > 0)` })
@Index('desk_leads_quarantined', ['leadId'], { where: `quarantined` })
@Index('desk_leads_erasures', ['eraseRequestedAt'], { where: `(erase_requested_at IS NOT NULL)` })
@Index('desk_leads_filters', ['state', 'owner', 'form', 'source', 'venue'], { where: `(erase_requested_at IS NULL)` })
// On functions of columns, which TypeORM cannot say.
@Index('desk_leads_order', { synchronize: false })
@Index('desk_leads_mailbox', { synchronize: false })
@Index('desk_leads_words', { synchronize: false })
@Index('desk_leads_names', { synchronize: false })
// GIN indexes, which TypeORM cannot say.
@Index('desk_leads_searched_words', { synchronize: false })
@Index('desk_leads_searched_names', { synchronize: false })
export class DeskLead {
  /** The id of the form's row. */
  @PrimaryColumn({ type: 'uuid' })
  leadId!: string;

  @Column({ type: 'text' })
  form!: DeskKind;

  /** In which the client is answered (rule visitor.language). */
  @Column({ type: 'text' })
  language!: Language;

  @Column({ type: 'text', default: 'website' })
  source!: LeadSource;

  @Column({ type: 'text', default: 'new' })
  state!: LeadState;

  @Column({ type: 'text', nullable: true })
  lostReason!: LostReason | null;

  /** Address of the team member who has it, in lower case. */
  @Column({ type: 'text', nullable: true })
  owner!: string | null;

  /** One more with every change that the desk shows. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz' })
  receivedAt!: Date;

  /** When the present clock was started: with the lead, its release or its reopening; null where none runs. */
  @Column({ type: 'timestamptz', nullable: true })
  clockStartedAt!: Date | null;

  /** Rule visits.answer, counted from the start of the clock. */
  @Column({ type: 'timestamptz', nullable: true })
  answerBy!: Date | null;

  /** What was promised for the first answer; stays when the lead is reopened. */
  @Column({ type: 'timestamptz', nullable: true })
  firstAnswerBy!: Date | null;

  /** What stopped the present clock; null while it runs. */
  @Column({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  firstAnsweredAt!: Date | null;

  /** When the first reply came in that sales has not answered since; null where none waits. */
  @Column({ type: 'timestamptz', nullable: true })
  repliedAt!: Date | null;

  /** Whether all replies that wait were perhaps written by a machine. */
  @Column({ type: 'boolean', default: false })
  replyPerhapsAutomatic!: boolean;

  /** When an answer of ours did not arrive, or came back; null where none did, or another one was sent since. */
  @Column({ type: 'timestamptz', nullable: true })
  answerFailedAt!: Date | null;

  /** When the next reminder or escalation is due; null where none is. */
  @Column({ type: 'timestamptz', nullable: true })
  nextAlarmAt!: Date | null;

  /** Reminders and escalations of the present clock so far. */
  @Column({ type: 'int', default: 0 })
  alarmStage!: number;

  /** How often the present alarm could not be worked off; `nextAlarmAt` is then the time of the next try. */
  @Column({ type: 'int', default: 0 })
  alarmFailures!: number;

  @Column({ type: 'text', nullable: true })
  nextStep!: string | null;

  /** YYYY-MM-DD */
  @Column({ type: 'date', nullable: true })
  nextStepDue!: string | null;

  /** HH:MM in Frankfurt; null for the whole day. */
  @Column({ type: 'text', nullable: true })
  nextStepTime!: string | null;

  /** Until then Today does not show it, unless an answer is overdue; the client's next reply ends it (rule desk.snooze). */
  @Column({ type: 'timestamptz', nullable: true })
  snoozedUntil!: Date | null;

  /** From then on Today shows it, unless the client has replied in the meantime (rule desk.no-reply). */
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

  /** The visitor's own words, for the search. */
  @Column({ type: 'text', nullable: true })
  message!: string | null;

  /** The venue asked for. */
  @Column({ type: 'text', nullable: true })
  venue!: string | null;

  /** The day of the event, YYYY-MM-DD. */
  @Column({ type: 'date', nullable: true })
  eventDate!: string | null;

  /** The day of the tour, YYYY-MM-DD. */
  @Column({ type: 'date', nullable: true })
  tourDate!: string | null;

  /** Quarantined by the spam filter and not released yet. */
  @Column({ type: 'boolean', default: false })
  quarantined!: boolean;

  /** What a member found when they marked it as spam; null in every other state, and where the filter suspected it. */
  @Column({ type: 'jsonb', nullable: true })
  beforeSpam!: { state: Exclude<LeadState, 'spam'>; lostReason: LostReason | null } | null;

  /** Invented; never in production. */
  @Column({ type: 'boolean', default: false })
  demo!: boolean;

  /** From then on the desk does not show it; the worker, which may delete, erases its person. */
  @Column({ type: 'timestamptz', nullable: true })
  eraseRequestedAt!: Date | null;

  /** Address of the team member who asked for it. */
  @Column({ type: 'text', nullable: true })
  eraseRequestedBy!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Words of name, company and message, for the search; filled by a trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  searchedWords?: string | null;

  /** Name, company and address without accents, for the search; filled by a trigger. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  searchedNames?: string | null;
}
