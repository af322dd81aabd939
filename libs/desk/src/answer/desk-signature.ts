import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Signature of a member's answers. */
@Entity({ name: 'desk_signatures' })
export class DeskSignature {
  @PrimaryColumn({ type: 'text' })
  member!: string;

  @Column({ type: 'text' })
  text!: string;
}
