import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Reading position of a mailbox. */
@Entity({ name: 'inbound_mailboxes' })
export class InboundMailbox {
  /** User, host and folder. */
  @PrimaryColumn({ type: 'text' })
  name!: string;

  /** UIDVALIDITY: as long as it is unchanged, a message keeps its UID. */
  @Column({ type: 'bigint' })
  uidValidity!: string;

  /** Messages with a lower UID precede the first reading; null in rows of the build before. */
  @Column({ type: 'bigint', nullable: true })
  firstUid!: string | null;

  /** All messages up to this UID are stored, or are in `inbound_fetch_failures`. */
  @Column({ type: 'bigint' })
  lastUid!: string;

  /** Time of the first reading: earlier messages are no replies. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  since!: Date;
}
