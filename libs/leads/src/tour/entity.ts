import type { Language } from '@mainstage/contracts/language';
import { Check, Column, Entity, Index } from 'typeorm';
import type { BusinessEventForm } from '../business-event/form';
import { BriefedRow } from '../brief/row';
import type { SeatStatus } from '../webinar/entity';
import type { WebinarForm } from '../webinar/form';
import type { TourForm } from './form';

/** Typed input, by kind of booking: `tour_bookings` has columns for a part of some forms only. */
export interface TypedFields {
  tour: Omit<TourForm, 'brief' | 'source' | 'language'>;
  webinar: Omit<WebinarForm, 'agreeToTerms' | 'source' | 'language'>;
  business_event: Omit<BusinessEventForm, 'agreeToTerms' | 'source' | 'language'>;
}

export type BookingKind = keyof TypedFields;

type OfWebinar<Kind, Value> = Kind extends 'webinar' ? Value : null;

/** A tour request, a webinar sign-up or a business-event application, distinguished by `kind` (rule lead.mapping). */
@Entity({ name: 'tour_bookings' })
@Check('tour_bookings_language_check', `language IN ('en', 'de')`)
@Check('tour_bookings_kind_check', `kind IN ('tour', 'webinar', 'business_event')`)
@Check('tour_bookings_number_of_guests_check', `number_of_guests BETWEEN 1 AND 20`)
@Check(
  'tour_bookings_webinar_status_check',
  `webinar_status IN ('confirmed', 'provisional', 'waitlisted', 'held', 'returned')`,
)
@Check('tour_bookings_check', `(kind = 'webinar') = (webinar_starts_at IS NOT NULL)`)
@Check('tour_bookings_check1', `(kind = 'webinar') = (webinar_status IS NOT NULL)`)
// On mailbox_of(email), which TypeORM cannot declare.
@Index('tour_bookings_webinar_mailbox', { synchronize: false })
@Index('tour_bookings_webinar_untold', ['createdAt'], {
  where: `((kind = 'webinar'::text) AND (webinar_told_in IS NULL))`,
})
@Index('tour_bookings_provisional', ['webinarKeepUntil'], { where: `(webinar_status = 'provisional'::text)` })
@Index('tour_bookings_created_at', ['createdAt'], { type: 'brin' })
@Index('tour_bookings_age', ['createdAt'])
@Index('tour_bookings_untold', ['createdAt'], {
  where: `((kind <> 'webinar'::text) AND (suspicions <> '{}'::text[]) AND (held_told_in IS NULL))`,
})
export class TourBooking<Kind extends BookingKind = BookingKind> extends BriefedRow {
  @Column({ type: 'text' })
  kind!: Kind;

  /** Language of mails to the visitor (rule visitor.language). */
  @Column({ type: 'text' })
  language!: Language;

  @Column({ type: 'text' })
  fullName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', nullable: true })
  company!: string | null;

  @Column({ type: 'text', nullable: true })
  phoneNumber!: string | null;

  /** In E.164, such as +496990009121. */
  @Column({ type: 'text', nullable: true })
  phoneE164!: string | null;

  /** YYYY-MM-DD; for the webinar the date label that was chosen. */
  @Column({ type: 'text' })
  preferredDate!: string;

  /** HH:MM in Berlin. */
  @Column({ type: 'text' })
  preferredTime!: string;

  @Column({ type: 'int', nullable: true })
  numberOfGuests!: number | null;

  @Column({ type: 'text', nullable: true })
  additionalInformation!: string | null;

  /** The form's typed input, for the mail to sales: the columns above do not cover every form. */
  @Column({ type: 'jsonb' })
  typed!: TypedFields[Kind];

  /** Webinar only. */
  @Column({ type: 'timestamptz', nullable: true })
  webinarStartsAt!: OfWebinar<Kind, Date>;

  @Column({ type: 'text', nullable: true })
  webinarStatus!: OfWebinar<Kind, SeatStatus>;

  /** Webinar only: until when a provisional seat is held. */
  @Column({ type: 'timestamptz', nullable: true })
  webinarKeepUntil!: Date | null;

  /** Webinar only: the digest that reported it to sales. */
  @Column({ name: 'webinar_told_in', type: 'uuid', nullable: true })
  webinarDigestId!: string | null;

  /** Webinar only: the device that uses this mailbox's link. */
  @Column({ type: 'uuid', nullable: true })
  webinarDevice!: string | null;

  /**
   * When everything but address, kind, date and consent was erased at the end of its retention period
   * (docs/adr/0012-retention.md).
   */
  @Column({ type: 'timestamptz', nullable: true })
  erasedAt!: Date | null;
}
