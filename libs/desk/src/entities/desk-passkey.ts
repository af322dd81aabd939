import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A passkey of a team member: the second factor of signing in. */
@Entity({ name: 'desk_passkeys' })
@Index('desk_passkeys_member', ['member'])
export class DeskPasskey {
  /** Credential id, base64url. */
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  member!: string;

  /** COSE key. */
  @Column({ type: 'bytea' })
  publicKey!: Buffer;

  /** Signature counter; text, because a bigint may exceed JavaScript's exact integers. */
  @Column({ type: 'bigint', default: '0' })
  counter!: string;

  @Column({ type: 'text', array: true, default: '{}' })
  transports!: string[];

  /** Name that its owner chose. */
  @Column({ type: 'text' })
  name!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}
