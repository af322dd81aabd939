import { rows } from '@mainstage/database/sql';
import type { EntityManager } from 'typeorm';

const year = `extract(year FROM now() AT TIME ZONE 'Europe/Berlin')::int`;

/**
 * Numbers of offers, which begin with 1 each year in Frankfurt. Of two transactions that begin a year one waits for the
 * other; a number is given once, and one that is not used is left out. TypeORM has no sequences.
 */
export class OfferNumberQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Such as `A-2027-0042`, with at least four digits. */
  async next(): Promise<string> {
    await this.manager.query(
      `INSERT INTO offer_years (year, before)
       SELECT ${year}, last_value - CASE WHEN is_called THEN 0 ELSE 1 END FROM offer_numbers
       ON CONFLICT (year) DO NOTHING`,
    );
    const [row] = await rows<{ number: string }>(
      this.manager,
      `SELECT 'A-' || year || '-' || to_char(nextval('offer_numbers') - before, 'FM99990000') AS number
       FROM offer_years WHERE year = ${year}`,
    );
    return row!.number;
  }
}
