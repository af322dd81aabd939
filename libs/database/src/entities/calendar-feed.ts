import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The private calendar of a floor: a new round voids the addresses given out before. */
@Entity({ name: 'calendar_feeds' })
export class CalendarFeed {
  @PrimaryColumn({ type: 'int' })
  floor!: number;

  @Column({ type: 'int', default: 0 })
  round!: number;
}
