import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Hash of the id of a sent mail that was deleted, by which a message is still recognised as ours. */
@Entity({ name: 'sent_message_hashes' })
@Index('sent_message_hashes_deleted_at', ['deletedAt'])
export class SentMessageHash {
  /** SHA-256 of the mail's id, with which its Message-ID begins. */
  @PrimaryColumn({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  deletedAt!: Date;
}
