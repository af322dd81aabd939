import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of the sales desk: when their person last showed who they are, and in which browser. */
export class DeskConfirmations1795392000000 implements MigrationInterface {
  name = 'DeskConfirmations1795392000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE desk_sessions ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN device_hash bytea',
    );
    await runner.query('UPDATE desk_sessions SET confirmed_at = created_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_sessions DROP COLUMN confirmed_at, DROP COLUMN device_hash');
  }
}
