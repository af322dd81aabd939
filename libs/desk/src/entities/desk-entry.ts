import type { DeskEntry as WireEntry } from '@mainstage/contracts/desk/leads';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DeskLead } from './desk-lead';

/** An action of a team member or the clock: one entry of a lead's timeline. */
@Entity({ name: 'desk_entries' })
@Index('desk_entries_lead', ['leadId', 'id'])
// On desk_document(text), which TypeORM cannot declare.
@Index('desk_entries_words', { synchronize: false })
// A GIN index, which TypeORM cannot declare.
@Index('desk_entries_searched_words', { synchronize: false })
@Index('desk_entries_request', ['leadId', 'requestKey'], { unique: true, where: `(request_key IS NOT NULL)` })
export class DeskEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => DeskLead, { name: 'desk_entries_lead_id_fkey', onDelete: 'CASCADE' })
  leadId!: string;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at!: Date;

  /** Address of a team member, or another author such as `clock`. */
  @Column({ type: 'text', nullable: true })
  by!: string | null;

  @Column({ type: 'text' })
  kind!: WireEntry['kind'];

  @Column({ type: 'text' })
  title!: string;

  /** A note as typed. */
  @Column({ type: 'text', nullable: true })
  text!: string | null;

  /** Id of its press: a repeated one writes nothing. */
  @Column({ type: 'uuid', nullable: true })
  requestKey!: string | null;

  /** Search index of the note; filled by a trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  searchedWords?: string | null;
}
