import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A day in Frankfurt on which the house was told what needs a person: one digest a day, whatever the number of workers. */
@Entity({ name: 'daily_digests' })
export class DailyDigest {
  @PrimaryColumn({ type: 'date' })
  day!: string;

  /** What its mail is owed for. */
  @Column({ type: 'uuid' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  writtenAt!: Date;
}
