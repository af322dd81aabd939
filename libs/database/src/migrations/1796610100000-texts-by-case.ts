import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signatures by language, and text blocks that are offered only while the requested day can be held. */
export class TextsByCase1796610100000 implements MigrationInterface {
  name = 'TextsByCase1796610100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_signatures ADD COLUMN text_de text');
    await runner.query('ALTER TABLE text_blocks ADD COLUMN only_if_free boolean NOT NULL DEFAULT false');
    await runner.query(`
      UPDATE text_blocks SET only_if_free = true
      WHERE changed_by IS NULL AND title IN ('Explain the option', 'Option erklären')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE text_blocks DROP COLUMN only_if_free');
    await runner.query('ALTER TABLE desk_signatures DROP COLUMN text_de');
  }
}
