import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who a mail is meant for, instead of an address that is frozen into the row: sales is looked up when it is sent.
 * All columns may be empty, so that an API of the version before goes on writing rows; `salesMail` in
 * libs/database/src/mails/recipient.ts reads such rows.
 */
export class Recipients1795341461555 implements MigrationInterface {
  name = 'Recipients1795341461555';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE operator_actions, daily_digests');
    await runner.query(`DELETE FROM mails WHERE to_address IS NULL`);
    await runner.query(`ALTER TABLE mails ALTER COLUMN to_address SET NOT NULL,
      DROP COLUMN recipient, DROP COLUMN refusals, DROP COLUMN about_mail, DROP COLUMN settled_at`);
    await runner.query('ALTER TABLE mailbox_allowances SET UNLOGGED');
  }
}

const statements = [
  `ALTER TABLE mails
     ALTER COLUMN to_address DROP NOT NULL,
     ADD COLUMN recipient text,
     ADD COLUMN refusals int NOT NULL DEFAULT 0,
     ADD COLUMN about_mail uuid,
     ADD COLUMN settled_at timestamptz`,
  // Mails that the house itself gave up are nobody's business; whatever else is dead or doubtful now wants a person.
  `UPDATE mails SET settled_at = finished_at
   WHERE status = 'dead' AND (last_reply = 'mailbox cap' OR last_reply LIKE 'too late for this reminder%'
     OR last_reply LIKE 'the % is gone' OR last_reply LIKE 'the subscription is % by now')`,
  `CREATE TABLE operator_actions (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
     at timestamptz NOT NULL DEFAULT now(),
     actor text NOT NULL,
     action text NOT NULL,
     subject uuid,
     details jsonb NOT NULL DEFAULT '{}'
   )`,
  `CREATE INDEX operator_actions_at ON operator_actions (at)`,
  `CREATE TABLE daily_digests (
     day date PRIMARY KEY,
     id uuid NOT NULL,
     written_at timestamptz NOT NULL DEFAULT now()
   )`,
  // What a mailbox got must be known after a crash of PostgreSQL too, or the cap would begin anew.
  `ALTER TABLE mailbox_allowances SET LOGGED`,
];
