import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A line of options moves up in one statement, in which two of them share a rank for a moment: the constraint looks when
 * the statement ends, as a deferrable one does, and not at each row (docs/adr/0017-calendar.md).
 */
export class LineMovesAtOnce1795363000000 implements MigrationInterface {
  name = 'LineMovesAtOnce1795363000000';

  up = (runner: QueryRunner) => rankedOnce(runner, 'DEFERRABLE INITIALLY IMMEDIATE');
  down = (runner: QueryRunner) => rankedOnce(runner, 'NOT DEFERRABLE');
}

async function rankedOnce(runner: QueryRunner, looks: string): Promise<void> {
  await runner.query(`
    ALTER TABLE booked_atoms DROP CONSTRAINT booked_atoms_ranked_once,
      ADD CONSTRAINT booked_atoms_ranked_once
        EXCLUDE USING gist (atom WITH =, rank WITH =, during WITH &&) WHERE (state = 'option') ${looks}`);
}
