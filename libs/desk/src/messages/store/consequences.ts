import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { type EntityManager, In, IsNull, Not, Raw } from 'typeorm';
import { markReplied, noteLeadEvents } from '../../changes/lead-events';
import { databaseTime } from '@mainstage/database/database-time';
import { stopClock } from '../../clock/stop-clock';
import type { LeadEventName } from '../../entities/lead-event';
import { Mail } from '@mainstage/database/entities/mail';
import { unreachedNoticeDueSql, unreachedNoticeId } from '@mainstage/database/mails/unreached-notice';
import type { MessageSubject } from './message-subject';

/** Columns of a stored message that decide its consequences. */
export type StoredMessage = Pick<
  InboundMail,
  | 'id'
  | 'kind'
  | 'authorship'
  | 'verdict'
  | 'reason'
  | 'visibleText'
  | 'quarantined'
  | 'reportedRecipient'
  | 'mailId'
  | 'member'
>;

/** The consequences of a message, within the transaction that stores it (rule inbound.consequences). */
export class Consequences {
  constructor(
    private readonly manager: EntityManager,
    private readonly message: StoredMessage,
    private readonly subject: MessageSubject,
  ) {}

  async follow(): Promise<void> {
    const { kind, authorship, quarantined } = this.message;
    if (quarantined) return this.note('mail-quarantined');
    // Operators see it at /ops/mails.
    if (this.isAboutMailToSales && (kind === 'bounce' || kind === 'complaint')) return;
    if (kind === 'bounce') return this.bounced();
    if (kind === 'complaint') return this.complained();
    if (kind === 'calendar-reply') return this.calendarAnswered();
    // A message that is only probably automatic may contain a person's text: sales gets it, and nothing else follows.
    if (authorship === 'perhaps-automatic') return this.tell('perhaps-answered-automatically', 'reply-notification');
    switch (kind) {
      case 'visitor-reply':
        return this.tell('visitor-replied', 'reply-notification');
      case 'unknown-sender':
        return this.tell('unknown-sender-wrote', 'reply-notification');
      case 'unknown':
        return this.tell('unreadable-message', 'message-notification');
      case 'answer-copy':
        return this.answered();
      case 'team-message':
        return this.note('team-wrote');
      case 'auto-reply':
        return this.note('answered-automatically');
    }
  }

  private get isAboutMailToSales(): boolean {
    return this.message.reportedRecipient === 'sales';
  }

  private async tell(event: LeadEventName, mail: NotificationKind): Promise<void> {
    await this.note(event);
    await this.notifySales(mail);
    if (event !== 'report-unproven') await this.waits();
  }

  /** Marks the lead as waiting until it is answered. */
  private waits(): Promise<void> {
    return markReplied(this.manager, this.subject.leadId, this.message.authorship === 'perhaps-automatic');
  }

  /** A plain acceptance becomes an entry in the timeline; sales gets any other answer or text. */
  private async calendarAnswered(): Promise<void> {
    const { verdict, visibleText, authorship } = this.message;
    await this.note('calendar-answered');
    if (authorship === 'automatic' || (verdict === 'accepted' && visibleText.trim() === '')) return;
    await this.notifySales('reply-notification');
    await this.waits();
  }

  private async answered(): Promise<void> {
    const at = await databaseTime(this.manager);
    await stopClock(this.manager, this.subject.leadId, { at, member: this.message.member });
    await this.note('sales-answered');
  }

  private async note(...events: LeadEventName[]): Promise<void> {
    const { leadId, form } = this.subject;
    await noteLeadEvents(
      this.manager,
      ...events.map((event) => ({ leadId, form, event, inboundMailId: this.message.id })),
    );
  }

  private async bounced(): Promise<void> {
    const { verdict, authorship } = this.message;
    // Without the token of its envelope anybody could have written it, so it ends nothing.
    if (this.message.reportedRecipient !== null) return this.reportedUnproven();
    if (authorship === 'perhaps-automatic') await this.notifySales('message-notification');
    if (verdict === 'delayed') return this.note('mail-delayed');
    const final = verdict === 'hard' || (verdict !== 'policy' && (await this.bouncesOfTheWeek()) >= softBouncesAllowed);
    if (!final) return this.note('mail-deferred');
    await this.note('mail-bounced');
    await this.markBounced();
    await this.stopReminders();
    await this.suspendNewsletter();
  }

  /** Undeliverable, unproven: asks sales to call, and changes nothing else (rule inbound.reports). */
  private async reportedUnproven(): Promise<void> {
    const { mailId: id, verdict } = this.message;
    if (verdict === 'delayed') return this.note('mail-delayed');
    if (id !== null)
      await this.manager.update(Mail, { id, unprovenBounceAt: IsNull() }, { unprovenBounceAt: () => 'now()' });
    await this.tell('report-unproven', 'message-notification');
  }

  /** The owner of the mailbox marked our mail as spam. */
  private async complained(): Promise<void> {
    if (this.message.reportedRecipient !== null) return this.tell('report-unproven', 'message-notification');
    await this.note('complained');
    await this.stopReminders();
    const { affected } = await this.manager.update(
      NewsletterSubscription,
      { email: this.sameAddress(), status: Not('unsubscribed') },
      { status: 'unsubscribed', unsubscribedAt: () => 'now()' },
    );
    if (affected) await this.note('newsletter-unsubscribed');
  }

  /** Enqueues a mail to sales that shows the message, unless it would cause another automatic answer. */
  private async notifySales(kind: NotificationKind): Promise<void> {
    if (this.isAboutMailToSales) return;
    const { leadId, form } = this.subject;
    await this.manager.insert(Mail, { kind, form, leadId, recipient: 'sales', aboutMail: this.message.id });
  }

  /** Includes this one, which is already stored. */
  private bouncesOfTheWeek(): Promise<number> {
    return this.manager.countBy(InboundMail, {
      leadId: this.subject.leadId,
      kind: 'bounce',
      verdict: In(['soft', 'mailbox-full']),
      quarantined: false,
      receivedAt: Raw((column) => `${column} > now() - interval '7 days'`),
    });
  }

  /** Asks sales once per lead to call the visitor, as after an immediate rejection. */
  private async markBounced(): Promise<void> {
    const { leadId, form, mailId } = this.subject;
    if (!mailId) return;
    await this.manager.update(
      Mail,
      { id: mailId, bouncedAt: IsNull() },
      { bouncedAt: () => 'now()', lastReply: `bounced: ${this.message.reason ?? 'no reason given'}` },
    );
    const [id, dueAt] = [unreachedNoticeId(leadId), () => unreachedNoticeDueSql];
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(Mail)
      .values({
        id,
        kind: 'unreached-notification',
        form,
        leadId,
        recipient: 'sales',
        aboutMail: mailId,
        dueAt,
        firstDueAt: dueAt,
      })
      .orIgnore()
      .execute();
  }

  private async stopReminders(): Promise<void> {
    const { affected } = await this.manager.update(
      Mail,
      {
        leadId: this.subject.leadId,
        status: 'due',
        kind: In<Mail['kind']>(['webinar-reminder-day', 'webinar-reminder-hour']),
      },
      {
        status: 'dead',
        finishedAt: () => 'now()',
        settledAt: () => 'now()',
        dispatchedAt: null,
        lastReply: 'not sent: the address does not receive our mail',
      },
    );
    if (affected) await this.note('reminders-stopped');
  }

  private async suspendNewsletter(): Promise<void> {
    const { affected } = await this.manager.update(
      NewsletterSubscription,
      { email: this.sameAddress(), suspendedAt: IsNull(), status: Not('unsubscribed') },
      { suspendedAt: () => 'now()' },
    );
    if (affected) await this.note('newsletter-suspended');
  }

  private sameAddress() {
    return Raw((column) => `canonical_address(${column}) = canonical_address(:email)`, { email: this.subject.email });
  }
}

type NotificationKind = 'reply-notification' | 'message-notification';

/** A mailbox may be full over the weekend. */
const softBouncesAllowed = 3;
