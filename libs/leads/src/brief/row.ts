import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { Column } from 'typeorm';
import { SourcedRow } from '../source/row';

/** A lead with its brief. */
export abstract class BriefedRow extends SourcedRow {
  @Column({ type: 'text', nullable: true })
  briefVenue!: VenueId | null;

  /** YYYY-MM-DD */
  @Column({ type: 'date', nullable: true })
  briefDate!: string | null;

  @Column({ type: 'text', nullable: true })
  briefPart!: Hire | null;

  @Column({ type: 'int', nullable: true })
  briefGuests!: number | null;

  @Column({ type: 'text', nullable: true })
  briefLayout!: string | null;

  @Column({ type: 'text', nullable: true })
  briefEstimate!: string | null;

  @Column({ type: 'text', nullable: true })
  briefOffer!: string | null;

  @Column({ type: 'text', array: true, nullable: true })
  briefShortlist!: VenueId[] | null;
}
