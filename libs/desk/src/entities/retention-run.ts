import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Why a retention run stopped early: the clock jumped, or the daily share of a table was used up. */
export type RetentionCap = 'clock' | 'share';

/** A run of retention that deleted something or was stopped. */
@Entity({ name: 'retention_runs' })
@Index('retention_runs_started_at', ['startedAt'])
export class RetentionRun {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt!: Date;

  @Column({ type: 'jsonb', default: {} })
  ended!: Record<string, number>;

  @Column({ name: 'brake', type: 'text', nullable: true })
  cap!: RetentionCap | null;
}
