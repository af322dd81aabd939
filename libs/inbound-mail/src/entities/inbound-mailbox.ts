import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Reading position of a mailbox. */
@Entity({ name: 'inbound_mailboxes' })
export class InboundMailbox {
  /** User, host and folder. */
  @PrimaryColumn({ type: 'text' })
  name!: string;

  /** UIDVALIDITY: as long as it is unchanged, a message keeps its UID; 0 until the mailbox is opened. */
  @Column({ type: 'bigint' })
  uidValidity!: string;

  /** The next UID when this numbering was first seen; null until the mailbox is opened. */
  @Column({ type: 'bigint', nullable: true })
  firstUid!: string | null;

  /** All messages up to this UID are stored, precede `since`, or are in `inbound_fetch_failures`. */
  @Column({ type: 'bigint' })
  lastUid!: string;

  /** Time of the first attempt to read: earlier messages are no replies. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  since!: Date;
}
