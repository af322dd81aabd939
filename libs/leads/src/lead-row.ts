import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** Columns of every lead, which the intake fills. */
export abstract class LeadRow {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Reasons for suspecting spam; empty for an ordinary lead. */
  @Column({ type: 'text', array: true, default: [] })
  suspicions!: string[];

  /** No confirmation was sent to the visitor: suspected spam, or the mailbox cap was reached. */
  @Column({ type: 'boolean', default: false })
  visitorNotMailed!: boolean;

  /** The digest that reported a quarantined lead to sales; the webinar's sign-ups have their own. */
  @Column({ name: 'held_told_in', type: 'uuid', nullable: true })
  quarantineDigestId!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  releasedAt!: Date | null;
}

/** Why a lead is quarantined; empty if it is not (any more). */
export function quarantineReasons({ suspicions, releasedAt }: Pick<LeadRow, 'suspicions' | 'releasedAt'>): string[] {
  return releasedAt ? [] : suspicions;
}
