import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The private calendar feed of a floor; a new round invalidates the addresses issued before. */
@Entity({ name: 'calendar_feeds' })
export class CalendarFeed {
  @PrimaryColumn({ type: 'int' })
  floor!: number;

  @Column({ type: 'int', default: 0 })
  round!: number;
}
