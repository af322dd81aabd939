import type { FormName } from '../forms';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Recently submitted content: the same content joins the first row. Unlogged: empty after a crash. */
@Entity({ name: 'recent_submissions' })
export class RecentSubmission {
  @PrimaryColumn({ type: 'text' })
  form!: FormName;

  @PrimaryColumn({ type: 'bytea' })
  contentHash!: Buffer;

  @Column({ type: 'jsonb' })
  answer!: { id: string };

  @Column({ type: 'timestamptz', default: () => 'now()' })
  submittedAt!: Date;
}
