import { Column } from 'typeorm';
import { LeadRow } from '../lead-row';

/** A lead with the source of its visit. */
export abstract class SourcedRow extends LeadRow {
  @Column({ type: 'text', nullable: true })
  sourceUtmSource!: string | null;

  @Column({ type: 'text', nullable: true })
  sourceUtmMedium!: string | null;

  @Column({ type: 'text', nullable: true })
  sourceUtmCampaign!: string | null;

  @Column({ type: 'text', nullable: true })
  sourceReferrerHost!: string | null;

  @Column({ type: 'text', nullable: true })
  sourceFirstPage!: string | null;
}
