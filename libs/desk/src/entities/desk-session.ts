import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that is signed in at the sales desk; its cookie holds a random token, of which only the SHA-256 is stored. */
@Entity({ name: 'desk_sessions' })
@Index('desk_sessions_token', ['tokenHash'], { unique: true })
@Index('desk_sessions_member', ['member'])
export class DeskSession {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  member!: string;

  @Column({ type: 'bytea' })
  tokenHash!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Last authentication: the sign-in, or a confirmation within the session. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  confirmedAt!: Date;

  /** Last activity; written at most once a minute. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt!: Date;

  /** Signed out, revoked, or replaced by the session that the passkey opened. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'text' })
  device!: string;

  /** SHA-256 of a cookie that outlives sessions: an unknown browser is reported to the member. */
  @Column({ type: 'bytea', nullable: true })
  deviceHash!: Buffer | null;

  /** The passkey is still missing: the session allows nothing else. */
  @Column({ type: 'boolean', default: false })
  awaitsPasskey!: boolean;

  @Column({ type: 'boolean', default: false })
  passkeyUsed!: boolean;

  /** Challenge for the next passkey response, valid in this session only. */
  @Column({ type: 'text', nullable: true })
  challenge!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  challengedAt!: Date | null;
}
