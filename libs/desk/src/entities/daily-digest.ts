import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A day in Frankfurt for which sales got a digest; the key allows one per day, whatever the number of workers. */
@Entity({ name: 'daily_digests' })
export class DailyDigest {
  @PrimaryColumn({ type: 'date' })
  day!: string;

  @Column({ type: 'uuid' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  writtenAt!: Date;
}
