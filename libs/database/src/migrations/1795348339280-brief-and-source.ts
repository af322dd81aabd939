import type { MigrationInterface, QueryRunner } from 'typeorm';

const source = `
  ADD COLUMN source_utm_source text, ADD COLUMN source_utm_medium text, ADD COLUMN source_utm_campaign text,
  ADD COLUMN source_referrer_host text, ADD COLUMN source_first_page text`;
const brief = `
  ADD COLUMN brief_venue text, ADD COLUMN brief_date date, ADD COLUMN brief_part text, ADD COLUMN brief_guests int,
  ADD COLUMN brief_layout text, ADD COLUMN brief_estimate text, ADD COLUMN brief_offer text,
  ADD COLUMN brief_shortlist text[]`;

const columnsOf = {
  newsletter_subscriptions: source,
  contact_submissions: `${source}, ${brief}`,
  tour_bookings: `${source}, ${brief}`,
};

/** What was chosen on the pages, and what led to the visit, typed and beside the message. No row is rewritten. */
export class BriefAndSource1795348339280 implements MigrationInterface {
  name = 'BriefAndSource1795348339280';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(columnsOf)) await runner.query(`ALTER TABLE ${table} ${columns}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(columnsOf))
      await runner.query(`ALTER TABLE ${table} ${columns.replaceAll(/ADD (COLUMN \w+) [a-z[\]]+/g, 'DROP $1')}`);
  }
}
