import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails get ids that begin with the time: a new one goes to the end of its index instead of anywhere in it, which took a third
 * of what a mail costs to write (docs/adr/0041-ids-begin-with-the-time.md). PostgreSQL makes such ids since 18; an older one
 * goes on with random ones.
 */
export class MailIdsByTime1795372000000 implements MigrationInterface {
  name = 'MailIdsByTime1795372000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        EXECUTE format('CREATE FUNCTION new_mail_id() RETURNS uuid LANGUAGE sql VOLATILE RETURN %I()',
          CASE WHEN current_setting('server_version_num')::int >= 180000 THEN 'uuidv7' ELSE 'gen_random_uuid' END);
      END $$`);
    await runner.query('ALTER TABLE mails ALTER COLUMN id SET DEFAULT new_mail_id()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ALTER COLUMN id SET DEFAULT gen_random_uuid()');
    await runner.query('DROP FUNCTION new_mail_id()');
  }
}
