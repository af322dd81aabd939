import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member writes below their answers. */
@Entity({ name: 'desk_signatures' })
export class DeskSignature {
  /** Address of the team member. */
  @PrimaryColumn({ type: 'text' })
  member!: string;

  @Column({ type: 'text' })
  text!: string;
}
