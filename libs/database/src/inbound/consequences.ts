import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { InboundMail } from '@mainstage/leads/inbound/entity';
import { type EntityManager, In, IsNull, Not, Raw } from 'typeorm';
import { noteLeadEvents } from '../desk/lead-events';
import type { LeadEventName } from '../entities/lead-event';
import { Mail } from '../entities/mail';
import { unreachedNoticeDueSql, unreachedNoticeId } from '../mails/unreached-notice';
import type { MessageSubject } from './message-subject';

/** What follows from a message, within the transaction that stores it (rule inbound.consequences). */
export class Consequences {
  constructor(
    private readonly manager: EntityManager,
    private readonly message: Pick<InboundMail, 'id' | 'verdict' | 'reason'>,
    private readonly subject: MessageSubject,
  ) {}

  async note(...events: LeadEventName[]): Promise<void> {
    const { leadId, form } = this.subject;
    await noteLeadEvents(
      this.manager,
      ...events.map((event) => ({ leadId, form, event, inboundMailId: this.message.id })),
    );
  }

  async bounced(): Promise<void> {
    const { verdict } = this.message;
    if (verdict === 'delayed') return this.note('mail-delayed');
    const final = verdict === 'hard' || (verdict !== 'policy' && (await this.bouncesOfTheWeek()) >= softBouncesAllowed);
    if (!final) return this.note('mail-deferred');
    await this.note('mail-bounced');
    await this.markBounced();
    await this.stopReminders();
    await this.suspendNewsletter();
  }

  /** The owner of the mailbox called our mail spam. */
  async complained(): Promise<void> {
    await this.note('complained');
    await this.stopReminders();
    const { affected } = await this.manager.update(
      NewsletterSubscription,
      { email: this.sameAddress(), status: Not('unsubscribed') },
      { status: 'unsubscribed', unsubscribedAt: () => 'now()' },
    );
    if (affected) await this.note('newsletter-unsubscribed');
  }

  /** Enqueues a mail to sales that shows the message. */
  async notifySales(kind: 'reply-notification' | 'message-notification'): Promise<void> {
    const { leadId, form } = this.subject;
    await this.manager.insert(Mail, { kind, form, leadId, recipient: 'sales', aboutMail: this.message.id });
  }

  /** This one included: it is stored already. */
  private bouncesOfTheWeek(): Promise<number> {
    return this.manager.countBy(InboundMail, {
      leadId: this.subject.leadId,
      kind: 'bounce',
      verdict: In(['soft', 'mailbox-full']),
      quarantined: false,
      receivedAt: Raw((column) => `${column} > now() - interval '7 days'`),
    });
  }

  /** Sales is asked once for each lead to ring the visitor, as where a server refuses immediately. */
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

/** A mailbox may be full over the weekend. */
const softBouncesAllowed = 3;
