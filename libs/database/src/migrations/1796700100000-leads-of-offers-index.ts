import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/** Counts the leads with and without an offer by every filter of the list, without reading their rows. */
export class LeadsOfOffersIndex1796700100000 implements MigrationInterface {
  name = 'LeadsOfOffersIndex1796700100000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'desk_leads_of_offers',
      'ON desk_leads (lead_id, state, owner, form, source, venue) WHERE (erase_requested_at IS NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY desk_leads_of_offers');
  }
}
