import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of leads comes from an index in its order, and the numbers of its filters from a small one. */
export class DeskLists1795388000000 implements MigrationInterface {
  name = 'DeskLists1795388000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX desk_leads_order ON desk_leads (
        (${ifToAnswer('answer_by')}) ASC NULLS LAST,
        (${ifToAnswer('received_at')}) ASC NULLS LAST,
        received_at DESC, lead_id DESC)`);
    await runner.query(
      'CREATE INDEX desk_leads_filters ON desk_leads (state, owner, form, source, venue) WHERE erase_requested_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX desk_leads_order, desk_leads_filters');
  }
}

/** Spelled as in the query of the list. */
function ifToAnswer(column: string): string {
  return `CASE WHEN answered_at IS NULL AND state IN ('new', 'taken') THEN ${column} END`;
}
