import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of calls or password attempts, with the columns that rate-limiter-flexible expects. Unlogged. */
@Entity({ name: 'rate_limits' })
export class RateLimit {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key!: string;

  @Column({ type: 'int', default: 0 })
  points!: number;

  /** Milliseconds since 1970; text, because a bigint may exceed JavaScript's exact integers. */
  @Column({ type: 'bigint', nullable: true })
  expire!: string | null;
}
