import { Column, Entity, Index } from 'typeorm';
import { BriefedRow } from '../brief/row';

/** A message to the venue (rule form.contact). */
@Entity({ name: 'contact_submissions' })
@Index('contact_submissions_created_at', ['createdAt'], { type: 'brin' })
@Index('contact_submissions_age', ['createdAt'])
export class ContactSubmission extends BriefedRow {
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
}
