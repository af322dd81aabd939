import type { Language } from '@mainstage/contracts/language';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TextBlock } from './text-block';

/** An earlier version of a text block. */
@Entity({ name: 'text_block_versions' })
export class TextBlockVersion {
  @ForeignKey(() => TextBlock, { name: 'text_block_versions_block_id_fkey' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_text_block_versions' })
  blockId!: string;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'pk_text_block_versions' })
  version!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  language!: Language;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text', nullable: true })
  changedBy!: string | null;

  @Column({ type: 'timestamptz' })
  changedAt!: Date;
}
