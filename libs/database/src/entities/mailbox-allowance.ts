import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Times of the latest mails granted to a mailbox because of anonymous forms (rule mail.mailbox-cap). Survives a crash.
 */
@Entity({ name: 'mailbox_allowances' })
export class MailboxAllowance {
  /** The lower-cased address without its plus part. */
  @PrimaryColumn({ type: 'text' })
  mailbox!: string;

  @Column({ type: 'timestamptz', array: true })
  granted!: Date[];
}
