import type { Hire } from '@mainstage/contracts/day-parts';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export const bookingStates = ['requested', 'option', 'definite', 'released', 'expired', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Source of a booking; `demo` only in a calendar that is not in use. */
export type BookingOrigin = 'visitor' | 'sales' | 'import' | 'demo';

/** Somebody's request for, or right to, a venue on a day. The parts of the building it takes are rows of `booked_atoms`. */
@Entity({ name: 'bookings' })
@Unique('bookings_external_id_key', ['externalId'])
@Check('bookings_origin_check', `origin IN ('visitor', 'sales', 'import', 'demo')`)
@Check('bookings_hire_check', `hire IN ('morning', 'afternoon', 'full-day', 'evening', 'day-and-evening')`)
@Check('bookings_set_up_check', `set_up_minutes BETWEEN 0 AND 10080`)
@Check('bookings_dismantling_check', `dismantling_minutes BETWEEN 0 AND 10080`)
@Check('bookings_guests_check', `guests > 0`)
@Check('bookings_public_title_check', `length(public_title) BETWEEN 1 AND 60`)
@Check('bookings_state_check', `state IN ('requested', 'option', 'definite', 'released', 'expired', 'cancelled')`)
@Check('bookings_rank_check', `rank > 0`)
@Check('bookings_hours_check', `starts_at < ends_at`)
@Check('bookings_option_rank_check', `(state = 'option') = (rank IS NOT NULL)`)
@Check('bookings_option_order_check', `(state = 'option') = (option_order IS NOT NULL)`)
@Check('bookings_option_end_check', `(state = 'option') = (expires_at IS NOT NULL)`)
@Check('bookings_challenge_check', `state = 'option' OR challenged_until IS NULL`)
@Check('bookings_lead_check', `(lead_form IS NULL) = (lead_id IS NULL)`)
@Index('bookings_lead', { synchronize: false })
@Index('bookings_live', { synchronize: false })
@Index('bookings_expiry', { synchronize: false })
@Index('bookings_challenger', { synchronize: false })
@Index('bookings_import', { synchronize: false })
@Index('bookings_crowd', { synchronize: false })
export class Booking {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'text' })
  origin!: BookingOrigin;

  @Column({ type: 'text', nullable: true })
  externalId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  importId!: string | null;

  /** The form, and its row, that requested it; the row names the visitor. */
  @Column({ type: 'text', nullable: true })
  leadForm!: string | null;

  @Column({ type: 'uuid', nullable: true })
  leadId!: string | null;

  @Column({ type: 'text', nullable: true })
  client!: string | null;

  @Column({ type: 'text', nullable: true })
  clientEmail!: string | null;

  /** *Tell the client*: whether mails about it are sent to its client, those of the clocks included. */
  @Column({ type: 'boolean', default: true })
  tellClient!: boolean;

  @Column({ type: 'text' })
  venue!: string;

  /** The day in Frankfurt on which it begins, YYYY-MM-DD. */
  @Column({ type: 'date' })
  day!: string;

  /** Null if the hours match no part of the day that can be requested. */
  @Column({ type: 'text', nullable: true })
  hire!: Hire | null;

  @Column({ type: 'timestamptz' })
  startsAt!: Date;

  @Column({ type: 'timestamptz' })
  endsAt!: Date;

  @Column({ type: 'int' })
  setUpMinutes!: number;

  @Column({ type: 'int' })
  dismantlingMinutes!: number;

  /** Includes the client's own staff. */
  @Column({ type: 'int', nullable: true })
  guests!: number | null;

  @Column({ type: 'text', nullable: true })
  layout!: string | null;

  /** Title of the event for the site, if the client allows it to be named there. */
  @Column({ type: 'text', nullable: true })
  publicTitle!: string | null;

  /** Guests on each event floor, pair of floors and in the building, computed by the database. */
  @Column({ type: 'int', array: true, nullable: true, insert: false, update: false })
  areaGuests!: number[] | null;

  /** Kept although it exceeds the limit of an area, as an import may. */
  @Column({ type: 'boolean', default: false })
  overLimit!: boolean;

  @Column({ type: 'text', default: 'requested' })
  state!: BookingState;

  /** Of an option: 1 for the first, otherwise one more than the highest rank before it. */
  @Column({ type: 'int', nullable: true })
  rank!: number | null;

  /** Of an option: whether only the guests of first options precede it. */
  @Column({ type: 'boolean', default: false })
  waitsForGuests!: boolean;

  /** Of an option: the order in which options were given. */
  @Column({ type: 'bigint', nullable: true })
  optionOrder!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  /** Deadline for the holder of a challenged option to decide. */
  @Column({ type: 'timestamptz', nullable: true })
  challengedUntil!: Date | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => Booking, { name: 'bookings_challenged_by_fkey', onDelete: 'SET NULL' })
  challengedBy!: string | null;
}
