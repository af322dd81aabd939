import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An hour in which sales was notified of quarantined leads: one digest an hour, whatever the number of workers. */
@Entity({ name: 'held_digests' })
export class QuarantineDigest {
  @PrimaryColumn({ type: 'timestamptz' })
  hour!: Date;

  /** The id that its mail refers to; the leads it lists refer to it. */
  @Column({ type: 'uuid' })
  id!: string;
}
