import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reminder that is set while an answer is written, and begins when the answer is sent (rule desk.no-reply). */
export class ReminderOfAnAnswer1796000100000 implements MigrationInterface {
  name = 'ReminderOfAnAnswer1796000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE answers ADD COLUMN remind_if_no_reply_by timestamptz');
    await runner.query(followAnswer);
    await runner.query(`
      CREATE TRIGGER answer_reminders_reach_lead AFTER UPDATE OF state ON answers FOR EACH ROW
      WHEN (NEW.remind_if_no_reply_by IS NOT NULL AND NEW.state IS DISTINCT FROM OLD.state)
      EXECUTE FUNCTION follow_answer_reminder()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER answer_reminders_reach_lead ON answers');
    await runner.query('DROP FUNCTION follow_answer_reminder()');
    await runner.query('ALTER TABLE answers DROP COLUMN remind_if_no_reply_by');
  }
}

/**
 * Sent: the lead gets the reminder, unless it is closed or the client has written since the press. Not delivered or come back: no
 * reply can be expected. The trigger on `mails` that changes the state also raises the version of the lead.
 */
const followAnswer = `
  CREATE FUNCTION follow_answer_reminder() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.state = 'sent' THEN
      UPDATE desk_leads SET remind_if_no_reply_by = NEW.remind_if_no_reply_by
      WHERE lead_id = NEW.lead_id AND state NOT IN ('won', 'lost', 'spam')
        AND (replied_at IS NULL OR replied_at <= NEW.handed_at);
    ELSIF NEW.state IN ('dead', 'review', 'bounced') THEN
      UPDATE desk_leads SET remind_if_no_reply_by = NULL
      WHERE lead_id = NEW.lead_id AND remind_if_no_reply_by = NEW.remind_if_no_reply_by;
    END IF;
    RETURN NULL;
  END $$`;
