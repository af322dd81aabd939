import type { WebinarStatus } from '@mainstage/contracts/answers';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export type BookingKind = 'tour' | 'webinar' | 'business_event';

/** A tour request, a webinar sign-up or a business-event application, mapped as spec 3 says; `kind` tells them apart. */
@Entity({ name: 'tour_bookings' })
export class TourBooking {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'text' })
  kind!: BookingKind;

  @Column({ name: 'full_name', type: 'text' })
  fullName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', nullable: true })
  company!: string | null;

  @Column({ name: 'phone_number', type: 'text', nullable: true })
  phoneNumber!: string | null;

  /** YYYY-MM-DD; for the webinar the date label that was chosen. */
  @Column({ name: 'preferred_date', type: 'text' })
  preferredDate!: string;

  /** HH:MM in Berlin. */
  @Column({ name: 'preferred_time', type: 'text' })
  preferredTime!: string;

  @Column({ name: 'number_of_guests', type: 'int', nullable: true })
  numberOfGuests!: number | null;

  @Column({ name: 'additional_information', type: 'text', nullable: true })
  additionalInformation!: string | null;

  /** The form field by field, as typed, for the note to sales: the columns above hold less than some forms ask. */
  @Column({ type: 'jsonb' })
  typed!: Record<string, unknown>;

  /** Webinar only. */
  @Column({ name: 'webinar_starts_at', type: 'timestamptz', nullable: true })
  webinarStartsAt!: Date | null;

  /** Webinar only. */
  @Column({ name: 'webinar_status', type: 'text', nullable: true })
  webinarStatus!: WebinarStatus | null;

  @Column({ type: 'text', array: true })
  suspicions!: string[];

  @Column({ name: 'visitor_not_mailed', type: 'boolean' })
  visitorNotMailed!: boolean;

  /** When all but address, kind, date and consent was erased, for it had been kept long enough (docs/adr/0012-retention.md). */
  @Column({ name: 'erased_at', type: 'timestamptz', nullable: true })
  erasedAt!: Date | null;
}
