import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Booking } from '@mainstage/leads/booking/entity';

/** A change of a booking: when, by whom, and the state before it. */
@Entity({ name: 'booking_events' })
@Index('booking_events_booking', ['bookingId', 'id'])
export class BookingEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => Booking, { name: 'booking_events_booking_id_fkey', onDelete: 'CASCADE' })
  bookingId!: string;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at!: Date;

  @Column({ type: 'text' })
  by!: string;

  @Column({ type: 'text' })
  action!: string;

  @Column({ type: 'jsonb' })
  before!: Record<string, unknown>;

  @Column({ type: 'text', nullable: true })
  note!: string | null;
}
