import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that is signed in at the sales desk; its cookie holds a random token, of which only the SHA-256 is stored. */
@Entity({ name: 'desk_sessions' })
@Index('desk_sessions_token', ['tokenHash'], { unique: true })
@Index('desk_sessions_member', ['member'])
export class DeskSession {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Address of the team member. */
  @Column({ type: 'text' })
  member!: string;

  @Column({ type: 'bytea' })
  tokenHash!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the person last showed who they are: by signing in, or again within the session. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  confirmedAt!: Date;

  /** When the person last did something; written at most once a minute. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt!: Date;

  /** Signed out, revoked, or replaced by the session that the passkey opened. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  /** Browser and system, for reading. */
  @Column({ type: 'text' })
  device!: string;

  /** SHA-256 of a cookie that outlives sessions: a browser that is not known yet is reported to the member. */
  @Column({ type: 'bytea', nullable: true })
  deviceHash!: Buffer | null;

  /** The passkey is still to be shown: nothing else can be done with the session. */
  @Column({ type: 'boolean', default: false })
  awaitsPasskey!: boolean;

  @Column({ type: 'boolean', default: false })
  passkeyUsed!: boolean;

  /** What a passkey has to sign next, in this session alone. */
  @Column({ type: 'text', nullable: true })
  challenge!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  challengedAt!: Date | null;
}
