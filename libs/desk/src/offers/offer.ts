import { Booking } from '@mainstage/bookings/entities/booking';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';

/** An offer to the client of a lead; its content is that of its versions (rule offer.versions). */
@Entity({ name: 'offers' })
@Unique('offers_number_key', ['number'])
@Index('offers_lead', ['leadId', 'createdAt'])
@Index('offers_booking', ['bookingId'], { where: `(booking_id IS NOT NULL)` })
export class Offer {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_offers' })
  id!: string;

  /** Such as `A-2027-0042`. */
  @Column({ type: 'text' })
  number!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => DeskLead, { name: 'offers_lead_id_fkey', onDelete: 'CASCADE' })
  leadId!: string;

  /** The booking whose end is the end of the offer; null if the lead has none for this time. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => Booking, { name: 'offers_booking_id_fkey', onDelete: 'SET NULL' })
  bookingId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
