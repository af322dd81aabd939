import type { WorkedOut } from '../selected';
import type { Pool } from 'pg';
import { noteAction } from '../mails/operate';
import { inTransaction, rows } from '../sql';
import { keyedName } from './keyed-name';
import { conditionOf, findPerson, type Place, places } from './person';

export interface PersonalData {
  address: string;
  exportedAt: Date;
  /** Whole rows, by table; tables without any are there too, so that the reader sees that they were looked at. */
  tables: Record<Place, Record<string, unknown>[]>;
}

/**
 * Everything that is kept of an address, and a note that it was asked for.
 * @param secret APP_SECRET: the note names the address by a keyed hash only
 */
export async function exportPerson(pool: Pool, email: string, actor: string, secret: string): Promise<PersonalData> {
  return inTransaction(pool, async (sql) => {
    // One state of all tables, whatever is written meanwhile.
    await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const person = await findPerson(sql, email);
    const tables = {} as PersonalData['tables'];
    for (const place of Object.keys(places) as Place[]) {
      const [where, values] = conditionOf(place, person);
      tables[place] = await rows(sql, `SELECT * FROM ${place} WHERE ${where}`, values);
    }
    const counts = Object.fromEntries(Object.entries(tables).map(([table, found]) => [table, found.length]));
    await noteAction(sql, actor, 'privacy-export', { person: keyedName(secret, email), rows: counts });
    const [clock] = await rows<WorkedOut<{ now: Date }>>(sql, 'SELECT now()');
    return { address: email, exportedAt: clock?.now ?? new Date(), tables };
  });
}
