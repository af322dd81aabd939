import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/** Index of the words of notes, for the search of the sales desk. */
export class DeskNoteWords1795430000000 implements MigrationInterface {
  name = 'DeskNoteWords1795430000000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'desk_entries_words',
      'ON desk_entries USING gin (desk_document(text)) WHERE text IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY desk_entries_words');
  }
}
