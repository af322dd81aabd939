import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Signatures of a member's answers. */
@Entity({ name: 'desk_signatures' })
export class DeskSignature {
  @PrimaryColumn({ type: 'text' })
  member!: string;

  /** In English. */
  @Column({ type: 'text' })
  text!: string;

  /** In German; null if the member has stored one text for both languages. */
  @Column({ type: 'text', nullable: true })
  textDe!: string | null;
}
