import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address that a visitor corrected stays in the lead's history. */
export class CorrectedAddresses1795380000000 implements MigrationInterface {
  name = 'CorrectedAddresses1795380000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_events ADD COLUMN previous_address text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_events DROP COLUMN previous_address');
  }
}
