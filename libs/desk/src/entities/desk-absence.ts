import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Absence of a team member; a past day has no effect. */
@Entity({ name: 'desk_absences' })
export class DeskAbsence {
  @PrimaryColumn({ type: 'text' })
  member!: string;

  /** The last day of absence in Frankfurt; null if the person is present. */
  @Column({ type: 'date', nullable: true })
  until!: string | null;
}
