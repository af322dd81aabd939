import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The house calendar: bookings, the parts of the house they take, and what happened to them (docs/adr/0017-calendar.md). */
export class Calendar1795342050549 implements MigrationInterface {
  name = 'Calendar1795342050549';

  async up(runner: QueryRunner): Promise<void> {
    await haveBtreeGist(runner);
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['calendar_feeds', 'booking_events', 'booked_atoms', 'bookings'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP SEQUENCE option_order');
  }
}

/** @throws an Error that says what an administrator has to do where this role may not */
async function haveBtreeGist(runner: QueryRunner): Promise<void> {
  const found = (await runner.query("SELECT FROM pg_extension WHERE extname = 'btree_gist'")) as unknown[];
  if (found.length > 0) return;
  // Inside a savepoint, so that the refusal is the only thing that goes wrong.
  await runner.query('SAVEPOINT extension');
  try {
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
  } catch (error) {
    await runner.query('ROLLBACK TO SAVEPOINT extension');
    const [{ role, database }] = (await runner.query(
      'SELECT current_user AS role, current_database() AS database',
    )) as [{ role: string; database: string }];
    throw new Error(
      `The calendar needs PostgreSQL's extension btree_gist, and the role ${role} may not create it in ${database}. ` +
        `Have an administrator run, once: psql --dbname ${database} --command 'CREATE EXTENSION btree_gist' ` +
        `(or: GRANT CREATE ON DATABASE ${database} TO ${role}). Then start again; nothing was changed.`,
      { cause: error },
    );
  }
}

const statements = [
  `CREATE SEQUENCE option_order`,
  `CREATE TABLE bookings (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     created_at timestamptz NOT NULL DEFAULT now(),
     origin text NOT NULL CONSTRAINT bookings_origin_check CHECK (origin IN ('visitor', 'sales', 'import', 'demo')),
     external_id text UNIQUE,
     lead_form text,
     lead_id uuid,
     client text,
     client_email text,
     venue text NOT NULL,
     day date NOT NULL,
     hire text CONSTRAINT bookings_hire_check CHECK (hire IN ('morning', 'afternoon', 'full-day', 'evening', 'day-and-evening')),
     starts_at timestamptz NOT NULL,
     ends_at timestamptz NOT NULL,
     set_up_minutes int NOT NULL CONSTRAINT bookings_set_up_check CHECK (set_up_minutes BETWEEN 0 AND 10080),
     dismantling_minutes int NOT NULL CONSTRAINT bookings_dismantling_check CHECK (dismantling_minutes BETWEEN 0 AND 10080),
     guests int CONSTRAINT bookings_guests_check CHECK (guests > 0),
     layout text,
     state text NOT NULL DEFAULT 'requested' CONSTRAINT bookings_state_check
       CHECK (state IN ('requested', 'option', 'definite', 'released', 'expired', 'cancelled')),
     rank int CONSTRAINT bookings_rank_check CHECK (rank > 0),
     option_order bigint,
     expires_at timestamptz,
     challenged_until timestamptz,
     challenged_by uuid CONSTRAINT bookings_challenged_by_fkey REFERENCES bookings ON DELETE SET NULL,
     CONSTRAINT bookings_hours_check CHECK (starts_at < ends_at),
     CONSTRAINT bookings_option_rank_check CHECK ((state = 'option') = (rank IS NOT NULL)),
     CONSTRAINT bookings_option_order_check CHECK ((state = 'option') = (option_order IS NOT NULL)),
     CONSTRAINT bookings_option_end_check CHECK ((state = 'option') = (expires_at IS NOT NULL)),
     CONSTRAINT bookings_challenge_check CHECK (state = 'option' OR challenged_until IS NULL),
     CONSTRAINT bookings_lead_check CHECK ((lead_form IS NULL) = (lead_id IS NULL))
   )`,
  `CREATE INDEX bookings_lead ON bookings (lead_id) WHERE lead_id IS NOT NULL`,
  `CREATE INDEX bookings_live ON bookings (starts_at) WHERE state IN ('requested', 'option', 'definite')`,
  // The two clocks of an option: what the worker asks for.
  `CREATE INDEX bookings_expiry ON bookings (least(expires_at, challenged_until)) WHERE state = 'option'`,
  `CREATE INDEX bookings_challenger ON bookings (challenged_by) WHERE challenged_by IS NOT NULL`,

  // Only what lives: a booking that has ended takes up no part of the house.
  `CREATE TABLE booked_atoms (
     booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
     atom text NOT NULL,
     during tstzrange NOT NULL CONSTRAINT booked_atoms_during_check CHECK (NOT isempty(during)),
     state text NOT NULL CONSTRAINT booked_atoms_state_check CHECK (state IN ('requested', 'option', 'definite')),
     rank int,
     PRIMARY KEY (booking_id, atom),
     CONSTRAINT booked_atoms_rank_check CHECK ((state = 'option') = (rank IS NOT NULL)),
     CONSTRAINT booked_atoms_sold_once EXCLUDE USING gist (atom WITH =, during WITH &&) WHERE (state = 'definite'),
     CONSTRAINT booked_atoms_ranked_once
       EXCLUDE USING gist (atom WITH =, rank WITH =, during WITH &&) WHERE (state = 'option')
   )`,
  `CREATE INDEX booked_atoms_during ON booked_atoms USING gist (atom, during)`,

  `CREATE TABLE booking_events (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
     at timestamptz NOT NULL DEFAULT clock_timestamp(),
     by text NOT NULL,
     action text NOT NULL,
     before jsonb NOT NULL,
     note text
   )`,
  `CREATE INDEX booking_events_booking ON booking_events (booking_id, id)`,

  // A feed's address counts up when it is revoked, which voids the earlier ones.
  `CREATE TABLE calendar_feeds (
     floor int PRIMARY KEY,
     round int NOT NULL DEFAULT 0
   )`,
];
