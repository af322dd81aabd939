import type { EntityManager } from 'typeorm';
import type { WorkedOut } from '../selected';
import { noteAction } from '../mails/operate';
import { rows } from '../sql';
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
export async function exportPerson(
  manager: EntityManager,
  email: string,
  actor: string,
  secret: string,
): Promise<PersonalData> {
  // One state of all tables, whatever is written meanwhile.
  return manager.transaction('REPEATABLE READ', async (manager) => {
    const person = await findPerson(manager, email);
    const tables = {} as PersonalData['tables'];
    for (const place of Object.keys(places) as Place[]) {
      const [where, values] = conditionOf(place, person);
      tables[place] = await rows(manager, `SELECT * FROM ${place} WHERE ${where}`, values);
    }
    const counts = Object.fromEntries(Object.entries(tables).map(([table, found]) => [table, found.length]));
    await noteAction(manager, actor, 'privacy-export', { person: keyedName(secret, email), rows: counts });
    const [clock] = await rows<WorkedOut<{ now: Date }>>(manager, 'SELECT now()');
    return { address: email, exportedAt: clock?.now ?? new Date(), tables };
  });
}
