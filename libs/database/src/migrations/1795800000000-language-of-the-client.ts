import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows that one statement changes, so that a visitor waits less than a second for one of them. */
const batch = 500;

/** Tables with leads of several kinds: the column that names the kind, and the kinds whose pages are German. */
const mixed = [
  ['tour_bookings', 'kind', `('webinar', 'business_event')`],
  ['desk_leads', 'form', `('business-event')`],
] as const;
const tables = ['newsletter_subscriptions', 'contact_submissions', ...mixed.map(([table]) => table)];

/**
 * The language in which the visitor is answered. Leads of before, and those that the build before stores, have that of their
 * form: webinar and business events German, all others English. A default cannot depend on another column, so where a
 * table holds several kinds a trigger gives it, and only to rows that come without a language.
 */
export class LanguageOfTheClient1795800000000 implements MigrationInterface {
  name = 'LanguageOfTheClient1795800000000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS language text NOT NULL DEFAULT 'en'`);
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_language_check`);
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_language_check CHECK (language IN ('en', 'de')) NOT VALID`,
      );
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_language_check`);
    }
    for (const [table, column, german] of mixed) {
      await runner.query(
        `CREATE OR REPLACE FUNCTION fill_${table}_language() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
           NEW.language := CASE WHEN NEW.${column} IN ${german} THEN 'de' ELSE 'en' END; RETURN NEW; END $$`,
      );
      await runner.query(
        `CREATE OR REPLACE TRIGGER ${table}_language BEFORE INSERT ON ${table}
         FOR EACH ROW WHEN (NEW.language IS NULL) EXECUTE FUNCTION fill_${table}_language()`,
      );
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN language DROP DEFAULT`);
      await makeGerman(runner, table, `language = 'en' AND ${column} IN ${german}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of mixed) {
      await runner.query(`DROP TRIGGER ${table}_language ON ${table}`);
      await runner.query(`DROP FUNCTION fill_${table}_language()`);
    }
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN language`);
  }
}

async function makeGerman(runner: QueryRunner, table: string, rows: string): Promise<void> {
  for (;;) {
    const [changed] = (await runner.query(
      `WITH changed AS (
         UPDATE ${table} SET language = 'de'
         WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${rows} LIMIT ${batch})) RETURNING 1)
       SELECT count(*)::int AS count FROM changed`,
    )) as { count: number }[];
    if (!changed?.count) return;
  }
}
