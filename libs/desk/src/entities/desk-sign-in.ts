import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Somebody asked to sign in at the sales desk. Code and link are derived from the id when the mail is written, so that the row
 * holds neither.
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

  /** Address of the team member; null where a stranger asked, who gets no mail. */
  @Column({ type: 'text', nullable: true })
  member!: string | null;

  /** SHA-256 of the cookie of the browser that asked. */
  @Column({ type: 'bytea' })
  browserHash!: Buffer;

  /** Wrong codes so far. */
  @Column({ type: 'int', default: 0 })
  guesses!: number;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
