import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A message to the venue (spec 3). */
@Entity({ name: 'contact_submissions' })
@Index('contact_submissions_created_at', ['createdAt'], { type: 'brin' })
@Index('contact_submissions_age', ['createdAt'])
export class ContactSubmission {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'text' })
  firstName!: string;

  @Column({ type: 'text' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', nullable: true })
  company!: string | null;

  @Column({ type: 'text' })
  message!: string;

  /** Why this lead looks like spam; empty for an ordinary one. */
  @Column({ type: 'text', array: true, default: [] })
  suspicions!: string[];

  /** No confirmation went to the visitor: suspected spam, or the mailbox had its share. */
  @Column({ type: 'boolean', default: false })
  visitorNotMailed!: boolean;
}
