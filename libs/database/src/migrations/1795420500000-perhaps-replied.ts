import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a reply that waits was perhaps written by a machine. */
export class PerhapsReplied1795420500000 implements MigrationInterface {
  name = 'PerhapsReplied1795420500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_leads ADD COLUMN reply_perhaps_automatic boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_leads DROP COLUMN reply_perhaps_automatic');
  }
}
