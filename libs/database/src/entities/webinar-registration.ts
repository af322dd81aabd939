import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a mailbox signed up for a webinar and was answered by mail. */
@Entity({ name: 'webinar_registrations' })
export class WebinarRegistration {
  @PrimaryColumn({ type: 'timestamptz' })
  startsAt!: Date;

  /** The lower-cased address without its plus part. */
  @PrimaryColumn({ type: 'text' })
  mailbox!: string;

  @Column({ type: 'int', default: 0 })
  answered!: number;

  /** How many of these got a seat; the first one gets the reminders. */
  @Column({ type: 'int', default: 0 })
  seated!: number;
}
