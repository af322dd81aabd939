import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'inbound_fetch_failures' })
export class InboundFetchFailure {
  /** User, host and folder, as in `inbound_mailboxes`. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_inbound_fetch_failures' })
  mailbox!: string;

  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'pk_inbound_fetch_failures' })
  uid!: string;

  @Column({ type: 'integer', default: 1 })
  attempts!: number;

  /** Reason of the last failure, for operators. */
  @Column({ type: 'text' })
  reason!: string;

  /** Number of bytes received at the last attempt, if fewer than the size in the listing. */
  @Column({ type: 'integer', nullable: true })
  bytes!: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  firstFailedAt!: Date;

  /** Null once the message is set aside and an operator must decide. */
  @Column({ type: 'timestamptz', nullable: true })
  nextAttemptAt!: Date | null;
}
