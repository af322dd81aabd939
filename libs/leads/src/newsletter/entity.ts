import type { Language } from '@mainstage/contracts/language';
import { Check, Column, Entity, Index } from 'typeorm';
import { SourcedRow } from '../source/row';

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** One address and its state in the double opt-in (docs/adr/0004-double-opt-in.md). */
@Entity({ name: 'newsletter_subscriptions' })
@Check('newsletter_subscriptions_language_check', `language IN ('en', 'de')`)
@Check('newsletter_subscriptions_status_check', `status IN ('pending', 'confirmed', 'unsubscribed')`)
// On canonical_address(email), which TypeORM cannot declare.
@Index('newsletter_subscriptions_email', { synchronize: false })
@Index('newsletter_subscriptions_pending', ['createdAt'], { where: `(status = 'pending'::text)` })
@Index('newsletter_subscriptions_ended', ['unsubscribedAt'], { where: `(status = 'unsubscribed'::text)` })
@Index('newsletter_subscriptions_untold', ['createdAt'], {
  where: `((suspicions <> '{}'::text[]) AND (held_told_in IS NULL))`,
})
export class NewsletterSubscription extends SourcedRow {
  /** Language of mails to the visitor (rule visitor.language). */
  @Column({ type: 'text', default: 'en' })
  language!: Language;

  /** As typed; unique without regard to case. */
  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  status!: SubscriptionStatus;

  /** Number of opt-ins; confirmation links of earlier rounds are invalid. */
  @Column({ type: 'int', default: 1 })
  optInRound!: number;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  unsubscribedAt!: Date | null;

  /** When a bounce suspended the address: nothing is sent until its owner confirms again. */
  @Column({ type: 'timestamptz', nullable: true })
  suspendedAt!: Date | null;
}
