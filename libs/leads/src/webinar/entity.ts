import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A date of the webinar and how many of its seats are taken: the row that simultaneous sign-ups queue for. */
@Entity({ name: 'webinars' })
@Check('webinars_seats_taken_check', `seats_taken >= 0`)
export class Webinar {
  @PrimaryColumn({ type: 'timestamptz' })
  startsAt!: Date;

  @Column({ type: 'int', default: 0 })
  seatsTaken!: number;
}

/** A seat of the webinar: one for each address, in lower case. */
@Entity({ name: 'webinar_seats' })
export class WebinarSeat {
  @PrimaryColumn({ type: 'timestamptz' })
  @ForeignKey(() => Webinar, { name: 'webinar_seats_starts_at_fkey' })
  startsAt!: Date;

  @PrimaryColumn({ type: 'text' })
  email!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  takenAt!: Date;
}
