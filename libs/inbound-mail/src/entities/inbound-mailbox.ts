import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a mailbox was read. */
@Entity({ name: 'inbound_mailboxes' })
export class InboundMailbox {
  /** User, host and folder. */
  @PrimaryColumn({ type: 'text' })
  name!: string;

  /** While the server keeps this number, a message keeps its UID. */
  @Column({ type: 'bigint' })
  uidValidity!: string;

  /** What has a lower UID was there before the mailbox was read first; null where the build before wrote the row. */
  @Column({ type: 'bigint', nullable: true })
  firstUid!: string | null;

  /** All messages up to this UID are stored, or are in `inbound_fetch_failures`. */
  @Column({ type: 'bigint' })
  lastUid!: string;

  /** When it was read for the first time: what lay there before is nobody's reply. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  since!: Date;
}
