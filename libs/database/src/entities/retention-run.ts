import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Why a run of retention stopped short: time has jumped, or the day's share of a table was used up. */
export type RetentionBrake = 'clock' | 'share';

/** One run of retention that did something or was kept from it. */
@Entity({ name: 'retention_runs' })
@Index('retention_runs_started_at', ['startedAt'])
export class RetentionRun {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt!: Date;

  /** Rows ended, by table. */
  @Column({ type: 'jsonb', default: {} })
  ended!: Record<string, number>;

  @Column({ type: 'text', nullable: true })
  brake!: RetentionBrake | null;
}
