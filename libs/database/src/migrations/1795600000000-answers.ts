import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers that members write at the desk, with what follows from the outcome of their mails. */
export class Answers1795600000000 implements MigrationInterface {
  name = 'Answers1795600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE answers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        lead_id uuid NOT NULL CONSTRAINT answers_lead_id_fkey REFERENCES desk_leads ON DELETE CASCADE,
        member text NOT NULL,
        state text NOT NULL DEFAULT 'draft',
        revision int NOT NULL DEFAULT 1,
        to_addresses text[] NOT NULL DEFAULT '{}',
        cc_addresses text[] NOT NULL DEFAULT '{}',
        bcc_addresses text[] NOT NULL DEFAULT '{}',
        subject text NOT NULL DEFAULT '',
        body text NOT NULL DEFAULT '',
        with_quote boolean NOT NULL DEFAULT true,
        send_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        request_key uuid,
        mail_id uuid,
        handed_at timestamptz,
        due_at timestamptz,
        quote jsonb,
        in_reply_to text,
        thread text[] NOT NULL DEFAULT '{}',
        attachments jsonb NOT NULL DEFAULT '[]',
        sent_at timestamptz,
        settled_reply_at timestamptz,
        stopped_clock boolean NOT NULL DEFAULT false,
        raw bytea,
        CONSTRAINT answers_state_check CHECK (state IN ('draft', 'waiting', 'undone', 'sent', 'dead', 'review', 'bounced')),
        CONSTRAINT answers_mail_check CHECK ((state = 'draft') = (mail_id IS NULL)))`);
    await runner.query(`CREATE UNIQUE INDEX answers_draft ON answers (lead_id, member) WHERE state = 'draft'`);
    await runner.query(
      `CREATE INDEX answers_lead ON answers (lead_id, handed_at) WHERE state NOT IN ('draft', 'undone')`,
    );
    await runner.query('CREATE UNIQUE INDEX answers_mail ON answers (mail_id) WHERE mail_id IS NOT NULL');
    await runner.query(
      'CREATE UNIQUE INDEX answers_request ON answers (lead_id, request_key) WHERE request_key IS NOT NULL',
    );
    // Files are compressed already; so is most of a message's volume.
    await runner.query('ALTER TABLE answers ALTER COLUMN raw SET STORAGE EXTERNAL');
    await runner.query(`
      CREATE TABLE answer_files (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        answer_id uuid NOT NULL CONSTRAINT answer_files_answer_id_fkey REFERENCES answers ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        name text NOT NULL,
        type text NOT NULL,
        size int NOT NULL,
        content bytea NOT NULL)`);
    await runner.query('ALTER TABLE answer_files ALTER COLUMN content SET STORAGE EXTERNAL');
    await runner.query('CREATE INDEX answer_files_answer ON answer_files (answer_id)');
    await runner.query('CREATE TABLE desk_signatures (member text PRIMARY KEY, text text NOT NULL)');
    await runner.query('ALTER TABLE desk_leads ADD COLUMN answer_failed_at timestamptz');
    await runner.query(`
      CREATE INDEX desk_leads_answer_failed ON desk_leads (answer_failed_at) WHERE answer_failed_at IS NOT NULL`);
    await runner.query('ALTER TABLE desk_viewers ADD COLUMN answering boolean NOT NULL DEFAULT false');
    await runner.query(followMail);
    // Named so that it fires before the trigger that announces failures with the version of the lead.
    await runner.query(`
      CREATE TRIGGER answer_mails_reach_lead AFTER UPDATE OF status, bounced_at ON mails FOR EACH ROW
      WHEN (NEW.kind = 'member-answer' AND
        (NEW.status IS DISTINCT FROM OLD.status OR NEW.bounced_at IS DISTINCT FROM OLD.bounced_at))
      EXECUTE FUNCTION follow_answer_mail()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER answer_mails_reach_lead ON mails');
    await runner.query('DROP FUNCTION follow_answer_mail()');
    await runner.query('ALTER TABLE desk_viewers DROP COLUMN answering');
    await runner.query('ALTER TABLE desk_leads DROP COLUMN answer_failed_at');
    await runner.query('DROP TABLE desk_signatures, answer_files, answers');
  }
}

/**
 * In the transaction that records how the mail ended (rule desk.answers). Sent: the clock stops, a reply that had come in before the
 * press is answered, and the files are in the stored message alone. Dead, in review or come back: the lead is marked, a clock that
 * the answer had stopped runs on, and the reply waits again.
 */
const followMail = `
  CREATE FUNCTION follow_answer_mail() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    answer record;
    lead record;
    running boolean;
    outcome text := CASE
      WHEN NEW.bounced_at IS NOT NULL THEN 'bounced'
      WHEN NEW.status IN ('sent', 'dead', 'review') THEN NEW.status
      ELSE 'waiting' END;
  BEGIN
    SELECT id, lead_id, member, state, handed_at, sent_at, settled_reply_at, stopped_clock INTO answer
    FROM answers WHERE mail_id = NEW.id FOR UPDATE;
    IF NOT FOUND OR answer.state IN (outcome, 'undone') THEN RETURN NULL; END IF;
    SELECT state, answered_at, replied_at, clock_started_at INTO lead
    FROM desk_leads WHERE lead_id = answer.lead_id FOR UPDATE;
    IF outcome = 'sent' THEN
      running := lead.answered_at IS NULL AND lead.state IN ('new', 'taken');
      UPDATE answers SET state = outcome, sent_at = NEW.finished_at, stopped_clock = running,
        settled_reply_at = CASE WHEN lead.replied_at <= handed_at THEN lead.replied_at END
      WHERE id = answer.id;
      DELETE FROM answer_files WHERE answer_id = answer.id;
      UPDATE desk_leads SET
        state = CASE WHEN running THEN 'answered' ELSE state END,
        owner = CASE WHEN running THEN coalesce(owner, answer.member) ELSE owner END,
        answered_at = CASE WHEN running THEN NEW.finished_at ELSE answered_at END,
        first_answered_at = CASE WHEN running THEN coalesce(first_answered_at, NEW.finished_at) ELSE first_answered_at END,
        next_alarm_at = CASE WHEN running THEN NULL ELSE next_alarm_at END,
        alarm_failures = CASE WHEN running THEN 0 ELSE alarm_failures END,
        replied_at = CASE WHEN replied_at > answer.handed_at THEN replied_at END,
        answer_failed_at = NULL, version = version + 1
      WHERE lead_id = answer.lead_id;
      PERFORM pg_notify('desk_leads', lead_id || ' ' || version) FROM desk_leads WHERE lead_id = answer.lead_id;
    ELSIF outcome = 'waiting' THEN
      UPDATE answers SET state = outcome WHERE id = answer.id;
    ELSE
      UPDATE answers SET state = outcome WHERE id = answer.id;
      running := answer.stopped_clock AND lead.state = 'answered' AND lead.answered_at = answer.sent_at;
      UPDATE desk_leads SET
        state = CASE WHEN running THEN 'taken' ELSE state END,
        first_answered_at = CASE WHEN running AND first_answered_at = answer.sent_at THEN NULL ELSE first_answered_at END,
        answered_at = CASE WHEN running THEN NULL ELSE answered_at END,
        next_alarm_at = CASE WHEN running AND clock_started_at IS NOT NULL THEN now() ELSE next_alarm_at END,
        replied_at = coalesce(replied_at, answer.settled_reply_at),
        answer_failed_at = now(), version = version + 1
      WHERE lead_id = answer.lead_id;
    END IF;
    RETURN NULL;
  END $$`;
