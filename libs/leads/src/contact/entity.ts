import { Column, Entity, Index } from 'typeorm';
import { BriefedRow } from '../brief/row';

/** A message to the venue (rule form.contact). */
@Entity({ name: 'contact_submissions' })
@Index('contact_submissions_created_at', ['createdAt'], { type: 'brin' })
@Index('contact_submissions_age', ['createdAt'])
@Index('contact_submissions_untold', ['createdAt'], {
  where: `((suspicions <> '{}'::text[]) AND (held_told_in IS NULL))`,
})
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
