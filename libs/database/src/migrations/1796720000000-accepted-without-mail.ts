import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member who accepts an offer on behalf of its client may send no mail. */
export class AcceptedWithoutMail1796720000000 implements MigrationInterface {
  name = 'AcceptedWithoutMail1796720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accepted_offers ALTER COLUMN message_id DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE accepted_offers SET message_id = '' WHERE message_id IS NULL`);
    await runner.query('ALTER TABLE accepted_offers ALTER COLUMN message_id SET NOT NULL');
  }
}
