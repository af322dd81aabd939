import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** One address and where it stands in the double opt-in (docs/adr/0004-double-opt-in.md). */
@Entity({ name: 'newsletter_subscriptions' })
export class NewsletterSubscription {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** As typed; unique without regard to case. */
  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  status!: SubscriptionStatus;

  /** Counts the opt-ins begun; a confirmation link of an earlier round is void. */
  @Column({ name: 'opt_in_round', type: 'int' })
  optInRound!: number;

  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;

  @Column({ name: 'unsubscribed_at', type: 'timestamptz', nullable: true })
  unsubscribedAt!: Date | null;

  @Column({ type: 'text', array: true })
  suspicions!: string[];

  @Column({ name: 'visitor_not_mailed', type: 'boolean' })
  visitorNotMailed!: boolean;
}
