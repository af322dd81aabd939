import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** What every lead's row has, whatever the form: the intake fills it in. */
export abstract class LeadRow {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Why this lead looks like spam; empty for an ordinary one. */
  @Column({ type: 'text', array: true, default: [] })
  suspicions!: string[];

  /** No confirmation went to the visitor: suspected spam, or the mailbox had its share. */
  @Column({ type: 'boolean', default: false })
  visitorNotMailed!: boolean;

  /** The digest that reported a quarantined lead to sales; the webinar's sign-ups have their own. */
  @Column({ name: 'held_told_in', type: 'uuid', nullable: true })
  quarantineDigestId!: string | null;

  /** When sales released a quarantined lead. */
  @Column({ type: 'timestamptz', nullable: true })
  releasedAt!: Date | null;
}

/** Why a lead is quarantined; empty where it is not, or not any more. */
export function quarantineReasons({ suspicions, releasedAt }: Pick<LeadRow, 'suspicions' | 'releasedAt'>): string[] {
  return releasedAt ? [] : suspicions;
}
