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
}
