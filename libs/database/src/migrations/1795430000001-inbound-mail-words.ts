import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/**
 * Index of the words of messages that people sent about a lead, for the search of the sales desk. The length is limited because
 * PostgreSQL refuses a row whose words take more than 1 MB.
 */
export class InboundMailWords1795430000001 implements MigrationInterface {
  name = 'InboundMailWords1795430000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'inbound_mails_words',
      `ON inbound_mails USING gin (desk_document(left(subject || ' ' || visible_text, 20000)))
       WHERE lead_id IS NOT NULL AND kind <> 'bounce'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY inbound_mails_words');
  }
}
