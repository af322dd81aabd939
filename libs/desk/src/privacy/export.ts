import type { EntityManager } from 'typeorm';
import { databaseTime } from '@mainstage/database/database-time';
import { noteAction } from '@mainstage/database/mails/operate';
import { keyedName } from './keyed-name';
import { allPlaces, findPerson, type Place } from './person';

/** Bytes, such as those of a message, are encoded in Base64. */
const readable = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, Buffer.isBuffer(value) ? value.toString('base64') : value]),
  );

export interface PersonalData {
  address: string;
  exportedAt: Date;
  /** Whole rows, by table; tables without rows are included, to show that they were searched. */
  tables: Record<Place, Record<string, unknown>[]>;
}

/**
 * Everything stored about an address; records the export.
 * @param secret APP_SECRET: the record identifies the address by a keyed hash only
 */
export async function exportPerson(
  manager: EntityManager,
  email: string,
  actor: string,
  secret: string,
): Promise<PersonalData> {
  // A consistent snapshot of all tables.
  return manager.transaction('REPEATABLE READ', async (own) => {
    const person = await findPerson(own, email);
    const tables = {} as PersonalData['tables'];
    for (const [place, { entity, where }] of allPlaces)
      // Columns of the table, not properties of an entity.
      tables[place] = (
        await own.createQueryBuilder().select('*').from(entity, 'kept').where(where(person)).getRawMany()
      ).map(readable);
    const counts = Object.fromEntries(Object.entries(tables).map(([table, found]) => [table, found.length]));
    await noteAction(own, actor, 'privacy-export', { person: keyedName(secret, email), rows: counts });
    return { address: email, exportedAt: await databaseTime(own), tables };
  });
}
