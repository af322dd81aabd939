import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An hour in which sales was notified of quarantined leads; the key allows one digest per hour, whatever the number of
 * workers.
 */
@Entity({ name: 'held_digests' })
export class QuarantineDigest {
  @PrimaryColumn({ type: 'timestamptz' })
  hour!: Date;

  /** Lead id of its mail; the listed leads refer to it. */
  @Column({ type: 'uuid' })
  id!: string;
}
