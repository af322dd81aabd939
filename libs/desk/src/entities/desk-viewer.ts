import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A team member who has a lead open. Unlogged: empty after a crash, and written again within seconds. */
@Entity({ name: 'desk_viewers' })
export class DeskViewer {
  @PrimaryColumn({ type: 'uuid' })
  leadId!: string;

  @PrimaryColumn({ type: 'text' })
  member!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  seenAt!: Date;

  /** Whether the composer is open as well. */
  @Column({ type: 'boolean', default: false })
  answering!: boolean;
}
