import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is signed in at the sales desk, who asks to be, with which passkeys, and who is away. */
export class DeskSignIn1795381000000 implements MigrationInterface {
  name = 'DeskSignIn1795381000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE desk_sessions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        member text NOT NULL,
        token_hash bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        device text NOT NULL,
        awaits_passkey boolean NOT NULL DEFAULT false,
        passkey_used boolean NOT NULL DEFAULT false,
        challenge text,
        challenged_at timestamptz
      )`);
    await runner.query('CREATE UNIQUE INDEX desk_sessions_token ON desk_sessions (token_hash)');
    await runner.query('CREATE INDEX desk_sessions_member ON desk_sessions (member)');
    await runner.query(`
      CREATE TABLE desk_sign_ins (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        created_at timestamptz NOT NULL DEFAULT now(),
        member text,
        browser_hash bytea NOT NULL,
        guesses integer NOT NULL DEFAULT 0 CONSTRAINT desk_sign_ins_guesses_check CHECK (guesses BETWEEN 0 AND 5),
        used_at timestamptz
      )`);
    await runner.query('CREATE INDEX desk_sign_ins_member ON desk_sign_ins (member, created_at)');
    await runner.query('CREATE INDEX desk_sign_ins_created_at ON desk_sign_ins (created_at)');
    await runner.query(`
      CREATE TABLE desk_passkeys (
        id text PRIMARY KEY,
        member text NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL DEFAULT 0,
        transports text[] NOT NULL DEFAULT '{}',
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`);
    await runner.query('CREATE INDEX desk_passkeys_member ON desk_passkeys (member)');
    await runner.query('CREATE TABLE desk_absences (member text PRIMARY KEY, until date)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE desk_absences, desk_passkeys, desk_sign_ins, desk_sessions');
  }
}
