import { Check, Column, Entity, Exclusion, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Booking } from './booking';

/** An atom that an active booking occupies, including set-up and dismantling (docs/adr/0017-calendar.md). */
@Entity({ name: 'booked_atoms' })
@Check('booked_atoms_during_check', `NOT isempty(during)`)
@Check('booked_atoms_state_check', `state IN ('requested', 'option', 'definite')`)
@Check('booked_atoms_rank_check', `(state = 'option') = (rank IS NOT NULL)`)
@Exclusion('booked_atoms_sold_once', `USING gist (atom WITH =, during WITH &&) WHERE (state = 'definite')`)
@Exclusion(
  'booked_atoms_ranked_once',
  `USING gist (atom WITH =, rank WITH =, during WITH &&) WHERE (state = 'option') DEFERRABLE INITIALLY IMMEDIATE`,
)
@Index('booked_atoms_during', { synchronize: false })
export class BookedAtom {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => Booking, { name: 'booked_atoms_booking_id_fkey', onDelete: 'CASCADE' })
  bookingId!: string;

  @PrimaryColumn({ type: 'text' })
  atom!: string;

  @Column({ type: 'tstzrange' })
  during!: string;

  @Column({ type: 'text' })
  state!: 'requested' | 'option' | 'definite';

  @Column({ type: 'int', nullable: true })
  rank!: number | null;
}
