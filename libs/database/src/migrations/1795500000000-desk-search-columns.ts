import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/** Rows that one statement fills, so that a visitor waits less than a second for one of them. */
const batch = 500;

/**
 * What the search of the sales desk reads of a row, in columns of their own: a phrase, or a part of a name, is compared with the stored
 * value of each candidate, no longer with one that is computed again. Triggers fill them, because a generated column would
 * rewrite the table while nobody may write. The indexes on the expressions stay for the build before.
 */
export class DeskSearchColumns1795500000000 implements MigrationInterface {
  name = 'DeskSearchColumns1795500000000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, columns, reads, value, missing } of searched) {
      const added = columns.map(([column, type]) => `ADD COLUMN IF NOT EXISTS ${column} ${type}`);
      await runner.query(`ALTER TABLE ${table} ${added.join(', ')}`);
      await runner.query(
        `CREATE OR REPLACE FUNCTION fill_${table}_search() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${value} RETURN NEW; END $$`,
      );
      await runner.query(
        `CREATE OR REPLACE TRIGGER ${table}_search BEFORE INSERT OR UPDATE OF ${reads.join(', ')} ON ${table}
         FOR EACH ROW EXECUTE FUNCTION fill_${table}_search()`,
      );
      await fill(runner, table, reads[0], missing);
    }
    for (const [index, definition] of indexes) await createIndexConcurrently(runner, index, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [index] of indexes) await runner.query(`DROP INDEX CONCURRENTLY ${index}`);
    for (const { table, columns } of searched) {
      await runner.query(`DROP TRIGGER ${table}_search ON ${table}`);
      await runner.query(`DROP FUNCTION fill_${table}_search()`);
      await runner.query(`ALTER TABLE ${table} ${columns.map(([column]) => `DROP COLUMN ${column}`).join(', ')}`);
    }
  }
}

/** Has the trigger fill the rows that were there before it. */
async function fill(runner: QueryRunner, table: string, column: string, missing: string): Promise<void> {
  for (;;) {
    const [changed] = (await runner.query(
      `WITH changed AS (
         UPDATE ${table} SET ${column} = ${column}
         WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${missing} LIMIT ${batch})) RETURNING 1)
       SELECT count(*)::int AS count FROM changed`,
    )) as { count: number }[];
    if (!changed?.count) return;
  }
}

interface Searched {
  table: string;
  columns: [name: string, type: string][];
  /** Columns that a change of the value comes from. */
  reads: [string, ...string[]];
  value: string;
  /** Rows whose value is missing. */
  missing: string;
}

const searched: Searched[] = [
  {
    table: 'desk_leads',
    columns: [
      ['searched_words', 'tsvector'],
      ['searched_names', 'text'],
    ],
    reads: ['name', 'company', 'email', 'message'],
    value: `
      NEW.searched_words := public.desk_document(NEW.name || ' ' || coalesce(NEW.company, '') || ' ' || coalesce(NEW.message, ''));
      NEW.searched_names := public.desk_plain(NEW.name || ' ' || coalesce(NEW.company, '') || ' ' || NEW.email);`,
    missing: 'searched_words IS NULL OR searched_names IS NULL',
  },
  {
    table: 'desk_entries',
    columns: [['searched_words', 'tsvector']],
    reads: ['text'],
    value: 'NEW.searched_words := public.desk_document(NEW.text);',
    missing: 'searched_words IS NULL AND text IS NOT NULL',
  },
  {
    table: 'inbound_mails',
    columns: [['searched_words', 'tsvector']],
    reads: ['subject', 'visible_text', 'lead_id', 'kind'],
    // PostgreSQL refuses a row whose words take more than 1 MB.
    value: `
      NEW.searched_words := CASE WHEN NEW.lead_id IS NOT NULL AND NEW.kind <> 'bounce'
        THEN public.desk_document(left(NEW.subject || ' ' || NEW.visible_text, 20000)) END;`,
    missing: `searched_words IS NULL AND lead_id IS NOT NULL AND kind <> 'bounce'`,
  },
];

const indexes = [
  ['desk_leads_searched_words', 'ON desk_leads USING gin (searched_words)'],
  ['desk_leads_searched_names', 'ON desk_leads USING gin (searched_names gin_trgm_ops)'],
  ['desk_entries_searched_words', 'ON desk_entries USING gin (searched_words) WHERE searched_words IS NOT NULL'],
  ['inbound_mails_searched_words', 'ON inbound_mails USING gin (searched_words) WHERE searched_words IS NOT NULL'],
] as const;
