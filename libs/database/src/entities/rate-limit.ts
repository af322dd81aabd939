import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of calls or guesses; columns as rate-limiter-flexible wants them. Unlogged. */
@Entity({ name: 'rate_limits' })
export class RateLimit {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key!: string;

  @Column({ type: 'int', default: 0 })
  points!: number;

  /** Milliseconds since 1970; as text, since it may be larger than a JavaScript number is exact. */
  @Column({ type: 'bigint', nullable: true })
  expire!: string | null;
}
