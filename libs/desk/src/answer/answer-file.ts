import type { AnswerFileType } from '@mainstage/contracts/desk/answer-files';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Answer } from './answer';

/** A file of an answer until it is sent; afterwards it is part of the stored message. */
@Entity({ name: 'answer_files' })
@Index('answer_files_answer', ['answerId'])
export class AnswerFile {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => Answer, { name: 'answer_files_answer_id_fkey', onDelete: 'CASCADE' })
  answerId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  type!: AnswerFileType;

  /** Bytes. */
  @Column({ type: 'int' })
  size!: number;

  @Column({ type: 'bytea', select: false })
  content!: Buffer;
}
