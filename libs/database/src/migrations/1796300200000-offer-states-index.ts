import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/** Finds the offers of a state among all: the list's filter, Today and the clock of offers read every version for them. */
export class OfferStatesIndex1796300200000 implements MigrationInterface {
  name = 'OfferStatesIndex1796300200000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'offer_versions_states', 'ON offer_versions (state, offer_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY offer_versions_states');
  }
}
