import type { Language } from '@mainstage/contracts/language';
import { Check, Column, Entity, Index } from 'typeorm';
import { BriefedRow } from '../brief/row';

/** A message to the venue (rule form.contact). */
@Entity({ name: 'contact_submissions' })
@Check('contact_submissions_language_check', `language IN ('en', 'de')`)
@Index('contact_submissions_created_at', ['createdAt'], { type: 'brin' })
@Index('contact_submissions_age', ['createdAt'])
@Index('contact_submissions_untold', ['createdAt'], {
  where: `((suspicions <> '{}'::text[]) AND (held_told_in IS NULL))`,
})
export class ContactSubmission extends BriefedRow {
  /** Language of mails to the visitor (rule visitor.language). */
  @Column({ type: 'text', default: 'en' })
  language!: Language;

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
