import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A message to the venue (spec 3). */
@Entity({ name: 'contact_submissions' })
export class ContactSubmission {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', nullable: true })
  company!: string | null;

  @Column({ type: 'text' })
  message!: string;

  /** Why this lead looks like spam; empty for an ordinary one. */
  @Column({ type: 'text', array: true })
  suspicions!: string[];

  /** No confirmation went to the visitor: suspected spam, or the mailbox had its share. */
  @Column({ name: 'visitor_not_mailed', type: 'boolean' })
  visitorNotMailed!: boolean;
}
