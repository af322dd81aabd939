import type { LeadState, LostReason } from '@mainstage/contracts/desk/leads';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Booking } from './booking';

/** State of a booking before a change; events of earlier releases contain the first eight values only. */
export interface BookingBefore {
  state: Booking['state'];
  rank: number | null;
  expires_at: string | null;
  challenged_until: string | null;
  venue: string;
  day: string;
  starts_at: string;
  ends_at: string;
  hire?: Booking['hire'];
  set_up_minutes?: number;
  dismantling_minutes?: number;
  waits_for_guests?: boolean;
  over_limit?: boolean;
  guests?: number | null;
  public_title?: string | null;
  option_order?: string | null;
  challenged_by?: string | null;
  tell_client?: boolean;
  /** The lead before it was marked as won by this press. */
  lead_before?: {
    version: number;
    state: LeadState;
    owner: string | null;
    answeredAt: string | null;
    firstAnsweredAt: string | null;
    nextAlarmAt: string | null;
    lostReason: LostReason | null;
  };
}

@Entity({ name: 'booking_events' })
@Index('booking_events_booking', ['bookingId', 'id'])
@Index('booking_events_change', ['changeId'], { where: `(change_id IS NOT NULL)` })
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
  before!: Partial<BookingBefore>;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  /** The press that caused it, by which all its events are undone; null for a change without one. */
  @Column({ type: 'uuid', nullable: true })
  changeId!: string | null;

  /** Set on the first event of a press: the mails that it caused. */
  @Column({ type: 'uuid', array: true, nullable: true })
  mailIds!: string[] | null;
}
