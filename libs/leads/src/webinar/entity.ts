import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Status of a sign-up, the only record of who has a seat. All sign-ups of one mailbox share a seat. `provisional`
 * reserves one for a day, `held` is suspected spam that sales may release, `returned` gave it back or let it expire.
 */
export const seatStatuses = ['confirmed', 'provisional', 'waitlisted', 'held', 'returned'] as const;
export type SeatStatus = (typeof seatStatuses)[number];

/** A date of the webinar: concurrent sign-ups are serialised by this row. */
@Entity({ name: 'webinars' })
@Check('webinars_seats_check', `seats >= 0`)
@Check('webinars_seats_taken_check', `seats_taken >= 0`)
export class Webinar {
  @PrimaryColumn({ type: 'timestamptz' })
  startsAt!: Date;

  /** The setting at the last check. */
  @Column({ type: 'int', nullable: true })
  seats!: number | null;

  /** How often the date was moved: SEQUENCE of its calendar entries. */
  @Column({ type: 'int', default: 0 })
  sequence!: number;

  /**
   * When the sign-ups were counted, by whoever placed the last one; empty if they changed since in any other way: then
   * what follows is void, and the next one counts again (docs/adr/0032-webinar-seats.md).
   */
  @Column({ type: 'timestamptz', nullable: true })
  countedAt!: Date | null;

  /** Number of mailboxes with a seat. */
  @Column({ type: 'int', default: 0 })
  seated!: number;

  @Column({ type: 'boolean', default: false })
  anybodyWaits!: boolean;

  /** Seats assigned in the minute of `countedAt` and in each of the ten before it. */
  @Column({ type: 'int', array: true, default: [] })
  seatedLately!: number[];

  /** Only the previous release reads it; removed together with WebinarRegistration. */
  @Column({ type: 'int', default: 0 })
  seatsTaken!: number;
}

/**
 * Mailboxes and the sign-ups that the previous release answered. This release neither reads nor writes it: it stays while
 * both releases may run side by side, and is removed in the release after next (docs/adr/0032-webinar-seats.md).
 */
@Entity({ name: 'webinar_registrations' })
export class WebinarRegistration {
  @PrimaryColumn({ type: 'timestamptz' })
  startsAt!: Date;

  /** The lower-cased address without its plus part. */
  @PrimaryColumn({ type: 'text' })
  mailbox!: string;

  @Column({ type: 'int', default: 0 })
  answered!: number;

  @Column({ type: 'int', default: 0 })
  seated!: number;
}

/** An hour in which sales got a digest of sign-ups; the key allows one per hour, whatever the number of workers. */
@Entity({ name: 'webinar_digests' })
export class WebinarDigest {
  @PrimaryColumn({ type: 'timestamptz' })
  hour!: Date;

  /** Lead id of its mail; the listed sign-ups refer to it. */
  @Column({ type: 'uuid' })
  id!: string;
}
