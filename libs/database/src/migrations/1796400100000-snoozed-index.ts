import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/** Finds the snoozed leads among all: Today read every lead for them. */
export class SnoozedIndex1796400100000 implements MigrationInterface {
  name = 'SnoozedIndex1796400100000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'desk_leads_snoozed',
      'ON desk_leads (snoozed_until) WHERE (snoozed_until IS NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY desk_leads_snoozed');
  }
}
