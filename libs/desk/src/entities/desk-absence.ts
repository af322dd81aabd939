import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Until when a team member is away; a day that has passed says nothing. */
@Entity({ name: 'desk_absences' })
export class DeskAbsence {
  /** Address of the team member. */
  @PrimaryColumn({ type: 'text' })
  member!: string;

  /** The last day of absence in Frankfurt; null where the person is here. */
  @Column({ type: 'date', nullable: true })
  until!: string | null;
}
