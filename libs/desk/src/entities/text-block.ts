import type { TextBlockPlace } from '@mainstage/contracts/desk/text-blocks';
import type { Language } from '@mainstage/contracts/language';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A text of the team for answers or offers, in its newest version. */
@Entity({ name: 'text_blocks' })
@Check('text_blocks_language_check', `language IN ('en', 'de')`)
@Check('text_blocks_place_check', `place IN ('answer', 'offer')`)
export class TextBlock {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_text_blocks' })
  id!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  language!: Language;

  @Column({ type: 'text', default: 'answer' })
  place!: TextBlockPlace;

  @Column({ type: 'text' })
  text!: string;

  /** Offered only while the requested day can be held for the client. */
  @Column({ type: 'boolean', default: false })
  onlyIfFree!: boolean;

  @Column({ type: 'int', default: 1 })
  version!: number;

  /** Address of the team member; null for an initial text. */
  @Column({ type: 'text', nullable: true })
  changedBy!: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;

  /** No longer offered from then on. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt!: Date | null;
}
