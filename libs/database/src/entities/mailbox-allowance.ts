import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a mailbox was granted its latest mails because of anonymous forms (rule mail.mailbox-cap). Survives a crash. */
@Entity({ name: 'mailbox_allowances' })
export class MailboxAllowance {
  /** The lower-cased address without its plus part. */
  @PrimaryColumn({ type: 'text' })
  mailbox!: string;

  @Column({ type: 'timestamptz', array: true })
  granted!: Date[];
}
