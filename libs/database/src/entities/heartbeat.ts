import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a process last proved that it works end to end. */
@Entity({ name: 'heartbeats' })
export class Heartbeat {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'timestamptz' })
  beatAt!: Date;

  /** What it has to say, such as why mails wait. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;
}
