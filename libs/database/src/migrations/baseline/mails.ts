/** The outbox, inbound mail, and counters. */
export const mailSchema = [
  `DO $$ BEGIN
     EXECUTE format('CREATE FUNCTION new_mail_id() RETURNS uuid LANGUAGE sql VOLATILE RETURN %I()',
       CASE WHEN current_setting('server_version_num')::int >= 180000 THEN 'uuidv7' ELSE 'gen_random_uuid' END);
   END $$`,
  `CREATE TABLE mails (
     id uuid NOT NULL DEFAULT new_mail_id(),
     created_at timestamptz NOT NULL DEFAULT now(),
     kind text NOT NULL,
     form text NOT NULL,
     lead_id uuid NOT NULL,
     to_address text,
     status text NOT NULL DEFAULT 'due',
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
     recipient text,
     refusals int NOT NULL DEFAULT 0,
     about_mail uuid,
     settled_at timestamptz,
     job_id text,
     bounced_at timestamptz,
     unproven_bounce_at timestamptz,
     CONSTRAINT mails_check CHECK ((status = 'sending') = (lease_until IS NOT NULL)),
     CONSTRAINT mails_status_check CHECK (status IN ('due', 'sending', 'sent', 'dead', 'review')),
     CONSTRAINT mails_pkey PRIMARY KEY (id)
   )`,
  `CREATE INDEX mails_attention ON mails (created_at, id)
     WHERE (settled_at IS NULL) AND ((status IN ('dead', 'review')) OR ((status = 'due') AND (refusals > 0)))`,
  `CREATE INDEX mails_created_at ON mails USING brin (created_at) WITH (autosummarize = on)`,
  // Small partial indexes: what to enqueue, what waits on the queue, whose lease expired.
  `CREATE INDEX mails_dispatched ON mails (dispatched_at) WHERE (status = 'due') AND (dispatched_at IS NOT NULL)`,
  `CREATE INDEX mails_due ON mails (due_at, id) WHERE (status = 'due')`,
  `CREATE INDEX mails_finished ON mails (finished_at) WHERE (status IN ('sent', 'dead')) AND (form <> 'newsletter')`,
  `CREATE INDEX mails_lead_id ON mails (lead_id)`,
  `CREATE INDEX mails_leases ON mails (lease_until) WHERE (status = 'sending')`,
  `CREATE INDEX mails_to_dispatch ON mails (due_at) WHERE (status = 'due') AND (dispatched_at IS NULL)`,
  `CREATE TABLE mailbox_allowances (
     mailbox text NOT NULL,
     granted timestamptz[] NOT NULL,
     CONSTRAINT mailbox_allowances_pkey PRIMARY KEY (mailbox)
   )`,
  `CREATE TABLE sent_message_hashes (
     hash bytea NOT NULL,
     deleted_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT sent_message_hashes_pkey PRIMARY KEY (hash)
   )`,
  `CREATE INDEX sent_message_hashes_deleted_at ON sent_message_hashes (deleted_at)`,
  `CREATE TABLE operator_actions (
     id uuid NOT NULL DEFAULT gen_random_uuid(),
     at timestamptz NOT NULL DEFAULT now(),
     actor text NOT NULL,
     action text NOT NULL,
     subject uuid,
     details jsonb NOT NULL DEFAULT '{}',
     CONSTRAINT operator_actions_pkey PRIMARY KEY (id)
   )`,
  `CREATE INDEX operator_actions_at ON operator_actions (at)`,
  `CREATE TABLE heartbeats (
     name text NOT NULL,
     beat_at timestamptz NOT NULL,
     note text,
     CONSTRAINT heartbeats_pkey PRIMARY KEY (name)
   )`,
  // Unlogged: counters may be lost in a crash. The columns are those of rate-limiter-flexible.
  `CREATE UNLOGGED TABLE rate_limits (
     key varchar(255) NOT NULL,
     points int NOT NULL DEFAULT 0,
     expire bigint,
     CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
   )`,
  `CREATE TABLE inbound_mails (
     id uuid NOT NULL DEFAULT gen_random_uuid(),
     received_at timestamptz NOT NULL DEFAULT now(),
     fingerprint bytea NOT NULL,
     kind text NOT NULL,
     lead_id uuid,
     form text,
     mail_id uuid,
     sender text,
     subject text NOT NULL,
     sent_at timestamptz,
     message_id text,
     in_reply_to text,
     visible_text text NOT NULL,
     full_text text NOT NULL,
     attachment_names text[] NOT NULL DEFAULT '{}',
     verdict text,
     reason text,
     quarantined boolean NOT NULL DEFAULT false,
     raw bytea NOT NULL,
     authorship text,
     sender_relation text,
     member text,
     to_client boolean,
     failed_checks text,
     checked_at timestamptz,
     checked_by text,
     reported_recipient text,
     notices text[],
     sender_name text,
     searched_words tsvector,
     CONSTRAINT inbound_mails_authorship_check CHECK (authorship IN ('person', 'perhaps-automatic', 'automatic')),
     CONSTRAINT inbound_mails_kind_check CHECK (kind IN ('bounce', 'auto-reply', 'visitor-reply', 'answer-copy', 'calendar-reply', 'complaint', 'unknown', 'team-message', 'unknown-sender')),
     CONSTRAINT inbound_mails_reported_recipient_check CHECK (reported_recipient IN ('sales', 'visitor', 'unknown')),
     CONSTRAINT inbound_mails_sender_relation_check CHECK (sender_relation IN ('visitor', 'colleague', 'stranger', 'team')),
     CONSTRAINT inbound_mails_pkey PRIMARY KEY (id)
   )`,
  `ALTER TABLE inbound_mails ALTER COLUMN raw SET STORAGE EXTERNAL`,
  `CREATE UNIQUE INDEX inbound_mails_fingerprint ON inbound_mails (fingerprint)`,
  `CREATE INDEX inbound_mails_lead ON inbound_mails (lead_id, received_at) WHERE (lead_id IS NOT NULL)`,
  `CREATE INDEX inbound_mails_reports ON inbound_mails (received_at) WHERE (reported_recipient IS NOT NULL)`,
  `CREATE INDEX inbound_mails_searched_words ON inbound_mails USING gin (searched_words) WHERE (searched_words IS NOT NULL)`,
  `CREATE INDEX inbound_mails_to_check ON inbound_mails (received_at)
     WHERE (checked_at IS NULL) AND (lead_id IS NOT NULL) AND (NOT quarantined) AND ((kind = 'unknown-sender') OR (authorship = 'perhaps-automatic'))`,
  `CREATE INDEX inbound_mails_unmatched ON inbound_mails (received_at) WHERE (lead_id IS NULL)`,
  `CREATE INDEX inbound_mails_words ON inbound_mails USING gin (desk_document("left"(((subject || ' ') || visible_text), 20000)))
     WHERE (lead_id IS NOT NULL) AND (kind <> 'bounce')`,
  `CREATE TABLE inbound_mailboxes (
     name text NOT NULL,
     uid_validity bigint NOT NULL,
     last_uid bigint NOT NULL,
     since timestamptz NOT NULL DEFAULT now(),
     first_uid bigint,
     CONSTRAINT inbound_mailboxes_pkey PRIMARY KEY (name)
   )`,
  `CREATE TABLE inbound_fetch_failures (
     mailbox text NOT NULL,
     uid bigint NOT NULL,
     attempts int NOT NULL DEFAULT 1,
     reason text NOT NULL,
     bytes int,
     first_failed_at timestamptz NOT NULL DEFAULT now(),
     next_attempt_at timestamptz,
     CONSTRAINT pk_inbound_fetch_failures PRIMARY KEY (mailbox, uid)
   )`,
  // PostgreSQL refuses a row whose words take more than 1 MB.
  `CREATE FUNCTION fill_inbound_mails_search() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN 
      NEW.searched_words := CASE WHEN NEW.lead_id IS NOT NULL AND NEW.kind <> 'bounce'
        THEN public.desk_document(left(NEW.subject || ' ' || NEW.visible_text, 20000)) END; RETURN NEW; END $$`,
  `CREATE FUNCTION notify_desk_of_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('desk_leads', lead.lead_id || ' ' || lead.version) FROM desk_leads lead
        WHERE lead.lead_id IN (NEW.lead_id, (SELECT booking.lead_id FROM bookings booking WHERE booking.id = NEW.lead_id));
        RETURN NULL;
      END $$`,
  `CREATE TRIGGER mail_failures_reach_desk AFTER UPDATE OF status, bounced_at ON mails FOR EACH ROW WHEN ((((new.status = ANY (ARRAY['dead', 'review'])) AND (old.status IS DISTINCT FROM new.status)) OR (new.bounced_at IS DISTINCT FROM old.bounced_at))) EXECUTE FUNCTION notify_desk_of_mail()`,
  `CREATE TRIGGER inbound_mails_search BEFORE INSERT OR UPDATE OF subject, visible_text, lead_id, kind ON inbound_mails FOR EACH ROW EXECUTE FUNCTION fill_inbound_mails_search()`,
];
