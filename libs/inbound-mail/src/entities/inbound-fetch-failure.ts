import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message of the mailbox that could not be read or stored yet. */
@Entity({ name: 'inbound_fetch_failures' })
export class InboundFetchFailure {
  /** User, host and folder, as in `inbound_mailboxes`. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_inbound_fetch_failures' })
  mailbox!: string;

  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'pk_inbound_fetch_failures' })
  uid!: string;

  @Column({ type: 'integer', default: 1 })
  attempts!: number;

  /** Why the last attempt failed, in words for operators. */
  @Column({ type: 'text' })
  reason!: string;

  /** How many bytes the server sent at the last attempt, where they were fewer than the size it names. */
  @Column({ type: 'integer', nullable: true })
  bytes!: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  firstFailedAt!: Date;

  /** Null once the message is set aside: then an operator decides. */
  @Column({ type: 'timestamptz', nullable: true })
  nextAttemptAt!: Date | null;
}
