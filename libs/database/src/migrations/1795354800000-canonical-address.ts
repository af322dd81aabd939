import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One canonical form of an address (libs/contracts/src/address.ts). The collation "C" folds ASCII letters and no others,
 * whatever the locale of the database.
 */
export class CanonicalAddress1795354800000 implements MigrationInterface {
  name = 'CanonicalAddress1795354800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX newsletter_subscriptions_email');
    await runner.query('CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (lower(email))');
    await runner.query('DROP FUNCTION mailbox_of(text), canonical_address(text)');
  }
}

const statements = [
  `CREATE FUNCTION canonical_address(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
   $$ SELECT lower(email COLLATE "C") COLLATE "default" $$`,
  `CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
   $$ SELECT regexp_replace(lower(email COLLATE "C"), '^([^+]+)\\+.*(@[^@]*)$', '\\1\\2', 's') COLLATE "default" $$`,
  'DROP INDEX newsletter_subscriptions_email',
  'CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (canonical_address(email))',
];
