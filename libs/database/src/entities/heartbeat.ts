import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Last proof that a process works end to end. */
@Entity({ name: 'heartbeats' })
export class Heartbeat {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'timestamptz' })
  beatAt!: Date;

  /** State, such as why mails wait. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;
}
