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

  /** All messages up to this UID are stored. */
  @Column({ type: 'bigint' })
  lastUid!: string;

  /** When it was read for the first time: what lay there before is nobody's reply. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  since!: Date;
}
