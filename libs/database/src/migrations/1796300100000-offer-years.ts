import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers of offers begin with 1 each year. The sequence counts on, so that a process of the build before takes no number
 * twice; a year that has offers already keeps its numbers.
 */
export class OfferYears1796300100000 implements MigrationInterface {
  name = 'OfferYears1796300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offer_years (
        year integer NOT NULL,
        before bigint NOT NULL,
        CONSTRAINT pk_offer_years PRIMARY KEY (year)
      )`);
    await runner.query(`
      INSERT INTO offer_years (year, before) SELECT DISTINCT substring(number FROM '^A-([0-9]{4})-')::int, 0 FROM offers`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE offer_years');
  }
}
