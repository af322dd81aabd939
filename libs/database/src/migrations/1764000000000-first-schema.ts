import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FirstSchema1764000000000 implements MigrationInterface {
  name = 'FirstSchema1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
  }
}

const tables = [
  'rate_limits',
  'heartbeats',
  'webinar_seats',
  'webinars',
  'mailbox_allowances',
  'recent_submissions',
  'idempotency_keys',
  'mails',
  'consents',
  'tour_bookings',
  'contact_submissions',
  'newsletter_subscriptions',
];

const statements = [
  `CREATE TABLE newsletter_subscriptions (
     id uuid PRIMARY KEY,
     created_at timestamptz NOT NULL DEFAULT now(),
     email text NOT NULL,
     status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
     opt_in_round int NOT NULL DEFAULT 1,
     confirmed_at timestamptz,
     unsubscribed_at timestamptz,
     suspicions text[] NOT NULL DEFAULT '{}',
     visitor_not_mailed boolean NOT NULL DEFAULT false
   )`,
  `CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (lower(email))`,

  `CREATE TABLE contact_submissions (
     id uuid PRIMARY KEY,
     created_at timestamptz NOT NULL DEFAULT now(),
     first_name text NOT NULL,
     last_name text NOT NULL,
     email text NOT NULL,
     company text,
     message text NOT NULL,
     suspicions text[] NOT NULL DEFAULT '{}',
     visitor_not_mailed boolean NOT NULL DEFAULT false
   )`,

  `CREATE TABLE tour_bookings (
     id uuid PRIMARY KEY,
     created_at timestamptz NOT NULL DEFAULT now(),
     kind text NOT NULL CHECK (kind IN ('tour', 'webinar', 'business_event')),
     full_name text NOT NULL,
     email text NOT NULL,
     company text,
     phone_number text,
     preferred_date text NOT NULL,
     preferred_time text NOT NULL,
     number_of_guests int CHECK (number_of_guests BETWEEN 1 AND 20),
     additional_information text,
     typed jsonb NOT NULL,
     webinar_starts_at timestamptz,
     webinar_status text CHECK (webinar_status IN ('confirmed', 'waitlisted')),
     suspicions text[] NOT NULL DEFAULT '{}',
     visitor_not_mailed boolean NOT NULL DEFAULT false,
     CHECK ((kind = 'webinar') = (webinar_starts_at IS NOT NULL)),
     CHECK ((kind = 'webinar') = (webinar_status IS NOT NULL))
   )`,

  `CREATE TABLE consents (
     lead_id uuid NOT NULL,
     form text NOT NULL,
     text_version text NOT NULL,
     given_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (lead_id, given_at)
   )`,

  `CREATE TABLE mails (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     created_at timestamptz NOT NULL DEFAULT now(),
     kind text NOT NULL,
     form text NOT NULL,
     lead_id uuid NOT NULL,
     to_address text NOT NULL,
     status text NOT NULL DEFAULT 'due' CHECK (status IN ('due', 'sending', 'sent', 'dead', 'review')),
     due_at timestamptz NOT NULL DEFAULT now(),
     first_due_at timestamptz NOT NULL DEFAULT now(),
     attempts int NOT NULL DEFAULT 0,
     dispatches int NOT NULL DEFAULT 0,
     dispatched_at timestamptz,
     claim_id uuid,
     lease_until timestamptz,
     final_dot_at timestamptz,
     unanswered int NOT NULL DEFAULT 0,
     needs_allowance boolean NOT NULL DEFAULT false,
     last_reply text,
     finished_at timestamptz,
     CHECK ((status = 'sending') = (lease_until IS NOT NULL))
   )`,
  // Three small indexes for three questions: what to enqueue, what waits on the queue, whose claim ran out.
  `CREATE INDEX mails_to_dispatch ON mails (due_at) WHERE status = 'due' AND dispatched_at IS NULL`,
  `CREATE INDEX mails_dispatched ON mails (dispatched_at) WHERE status = 'due' AND dispatched_at IS NOT NULL`,
  `CREATE INDEX mails_leases ON mails (lease_until) WHERE status = 'sending'`,

  `CREATE TABLE idempotency_keys (
     key uuid PRIMARY KEY,
     form text NOT NULL,
     content_hash bytea NOT NULL,
     answer jsonb NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  // Rows lie in the order of their time: a block range index finds the old ones and costs an insert next to nothing.
  `CREATE INDEX idempotency_keys_created_at ON idempotency_keys USING brin (created_at) WITH (autosummarize = on)`,
  // Unlogged, like the next one: after a crash of PostgreSQL they begin empty, which costs at most a doubled click.
  `CREATE UNLOGGED TABLE recent_submissions (
     form text NOT NULL,
     content_hash bytea NOT NULL,
     answer jsonb NOT NULL,
     submitted_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (form, content_hash)
   )`,
  `CREATE UNLOGGED TABLE mailbox_allowances (
     mailbox text PRIMARY KEY,
     granted timestamptz[] NOT NULL
   )`,

  `CREATE TABLE webinars (
     starts_at timestamptz PRIMARY KEY,
     seats_taken int NOT NULL DEFAULT 0 CHECK (seats_taken >= 0)
   )`,
  `CREATE TABLE webinar_seats (
     starts_at timestamptz NOT NULL REFERENCES webinars,
     email text NOT NULL,
     taken_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (starts_at, email)
   )`,

  `CREATE TABLE heartbeats (
     name text PRIMARY KEY,
     beat_at timestamptz NOT NULL
   )`,
  // Counters that may be lost in a crash: not worth a write-ahead log. Columns as rate-limiter-flexible wants them.
  `CREATE UNLOGGED TABLE rate_limits (
     key varchar(255) PRIMARY KEY,
     points int NOT NULL DEFAULT 0,
     expire bigint
   )`,
];
