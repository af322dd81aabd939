import type { DeskEntry as WireEntry } from '@mainstage/contracts/desk/leads';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DeskLead } from './desk-lead';

/** What a team member, or the clock, did with a lead: one entry of its timeline. */
@Entity({ name: 'desk_entries' })
@Index('desk_entries_lead', ['leadId', 'id'])
// On desk_document(text), which TypeORM cannot say.
@Index('desk_entries_words', { synchronize: false })
// A GIN index, which TypeORM cannot say.
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

  /** Address of a team member, or what else acted, such as `clock`. */
  @Column({ type: 'text', nullable: true })
  by!: string | null;

  @Column({ type: 'text' })
  kind!: WireEntry['kind'];

  /** One sentence. */
  @Column({ type: 'text' })
  title!: string;

  /** A note as typed. */
  @Column({ type: 'text', nullable: true })
  text!: string | null;

  /** The press that it came with: made again, it writes nothing. */
  @Column({ type: 'uuid', nullable: true })
  requestKey!: string | null;

  /** Words of the note, for the search; filled by a trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  searchedWords?: string | null;
}
