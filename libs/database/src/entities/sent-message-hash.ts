import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The hash of the id of a mail that was sent and is deleted: a message that carries it is still known as ours. */
@Entity({ name: 'sent_message_hashes' })
@Index('sent_message_hashes_deleted_at', ['deletedAt'])
export class SentMessageHash {
  /** SHA-256 of the mail's id, which its Message-ID begins with. */
  @PrimaryColumn({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  deletedAt!: Date;
}
