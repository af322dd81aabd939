import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A request to sign in at the sales desk. Code and link are derived from the id when the mail is rendered, so that the
 * row contains neither.
 */
@Entity({ name: 'desk_sign_ins' })
@Index('desk_sign_ins_member', ['member', 'createdAt'])
@Index('desk_sign_ins_created_at', ['createdAt'])
@Check('desk_sign_ins_guesses_check', 'guesses BETWEEN 0 AND 5')
export class DeskSignIn {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Address of the team member; null for a stranger, who gets no mail. */
  @Column({ type: 'text', nullable: true })
  member!: string | null;

  /** SHA-256 of the cookie of the requesting browser. */
  @Column({ type: 'bytea' })
  browserHash!: Buffer;

  /** Number of wrong codes. */
  @Column({ type: 'int', default: 0 })
  guesses!: number;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
