import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leads as the sales desk works on them, what is done with them, and who has one open. */
export class DeskLeads1795382000000 implements MigrationInterface {
  name = 'DeskLeads1795382000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const extension of ['unaccent', 'pg_trgm']) await requireExtension(runner, extension);
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE desk_viewers, desk_entries, desk_leads');
    await runner.query('DROP FUNCTION desk_query(text)');
    await runner.query('DROP FUNCTION desk_document(text)');
    await runner.query('DROP FUNCTION desk_plain(text)');
  }
}

/** @throws an Error that says what an administrator has to do where this role may not */
async function requireExtension(runner: QueryRunner, extension: string): Promise<void> {
  const found = (await runner.query(`SELECT FROM pg_extension WHERE extname = '${extension}'`)) as unknown[];
  if (found.length > 0) return;
  // Inside a savepoint, so that the refusal is the only thing that goes wrong.
  await runner.query('SAVEPOINT extension');
  try {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  } catch (error) {
    await runner.query('ROLLBACK TO SAVEPOINT extension');
    const [{ role, database }] = (await runner.query(
      'SELECT current_user AS role, current_database() AS database',
    )) as [{ role: string; database: string }];
    throw new Error(
      `The search of the sales desk needs PostgreSQL's extension ${extension}, and the role ${role} may not create it in ${database}. ` +
        `Have an administrator run, once: psql --dbname ${database} --command 'CREATE EXTENSION ${extension}' ` +
        `(or: GRANT CREATE ON DATABASE ${database} TO ${role}). Then start again; nothing was changed.`,
      { cause: error },
    );
  }
}

const statements = [
  // `unaccent` alone is not immutable, for its dictionary may be changed; this one names the dictionary.
  `CREATE FUNCTION desk_plain(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
     RETURN lower(public.unaccent('public.unaccent'::regdictionary, words))`,
  // Visitors write German and English: a word is found by its stem in either.
  `CREATE FUNCTION desk_document(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
     RETURN to_tsvector('pg_catalog.german', public.desk_plain(words)) || to_tsvector('pg_catalog.english', public.desk_plain(words))`,
  `CREATE FUNCTION desk_query(words text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
     RETURN websearch_to_tsquery('pg_catalog.german', public.desk_plain(words)) || websearch_to_tsquery('pg_catalog.english', public.desk_plain(words))`,
  `CREATE TABLE desk_leads (
     lead_id uuid PRIMARY KEY,
     form text NOT NULL CONSTRAINT desk_leads_form_check CHECK (form IN ('contact', 'tour', 'business-event')),
     source text NOT NULL DEFAULT 'website'
       CONSTRAINT desk_leads_source_check CHECK (source IN ('website', 'telephone', 'fair', 'agency')),
     state text NOT NULL DEFAULT 'new'
       CONSTRAINT desk_leads_state_check CHECK (state IN ('new', 'taken', 'answered', 'won', 'lost', 'spam')),
     lost_reason text,
     owner text,
     version int NOT NULL DEFAULT 1,
     received_at timestamptz NOT NULL,
     clock_started_at timestamptz,
     answer_by timestamptz,
     first_answer_by timestamptz,
     answered_at timestamptz,
     first_answered_at timestamptz,
     next_alarm_at timestamptz,
     alarm_stage int NOT NULL DEFAULT 0,
     next_step text,
     next_step_due date,
     name text NOT NULL,
     company text,
     email text NOT NULL,
     phone text,
     message text,
     venue text,
     event_date date,
     tour_date date,
     quarantined boolean NOT NULL DEFAULT false,
     demo boolean NOT NULL DEFAULT false,
     erase_requested_at timestamptz,
     erase_requested_by text,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT desk_leads_lost_check CHECK ((state = 'lost') = (lost_reason IS NOT NULL)),
     CONSTRAINT desk_leads_clock_check CHECK ((clock_started_at IS NULL) = (answer_by IS NULL)),
     CONSTRAINT desk_leads_step_check CHECK ((next_step IS NULL) = (next_step_due IS NULL))
   )`,
  'CREATE INDEX desk_leads_received_at ON desk_leads (received_at, lead_id)',
  `CREATE INDEX desk_leads_to_answer ON desk_leads (answer_by) WHERE answered_at IS NULL AND state IN ('new', 'taken')`,
  'CREATE INDEX desk_leads_steps ON desk_leads (next_step_due) WHERE next_step_due IS NOT NULL',
  'CREATE INDEX desk_leads_tours ON desk_leads (tour_date) WHERE tour_date IS NOT NULL',
  'CREATE INDEX desk_leads_alarms ON desk_leads (next_alarm_at) WHERE next_alarm_at IS NOT NULL',
  'CREATE INDEX desk_leads_quarantined ON desk_leads (lead_id) WHERE quarantined',
  'CREATE INDEX desk_leads_erasures ON desk_leads (erase_requested_at) WHERE erase_requested_at IS NOT NULL',
  'CREATE INDEX desk_leads_mailbox ON desk_leads (mailbox_of(email))',
  `CREATE INDEX desk_leads_words ON desk_leads USING gin (${searchedWords()})`,
  `CREATE INDEX desk_leads_names ON desk_leads USING gin (${searchedNames()} gin_trgm_ops)`,
  `CREATE TABLE desk_entries (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     lead_id uuid NOT NULL CONSTRAINT desk_entries_lead_id_fkey REFERENCES desk_leads (lead_id) ON DELETE CASCADE,
     at timestamptz NOT NULL DEFAULT clock_timestamp(),
     by text,
     kind text NOT NULL,
     title text NOT NULL,
     text text
   )`,
  'CREATE INDEX desk_entries_lead ON desk_entries (lead_id, id)',
  `CREATE UNLOGGED TABLE desk_viewers (
     lead_id uuid NOT NULL,
     member text NOT NULL,
     seen_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (lead_id, member)
   )`,
];

/** What the search reads; the queries of the desk spell it the same, or no index serves them. */
function searchedWords(): string {
  return `desk_document(name || ' ' || coalesce(company, '') || ' ' || coalesce(message, ''))`;
}

function searchedNames(): string {
  return `desk_plain(name || ' ' || coalesce(company, '') || ' ' || email)`;
}
