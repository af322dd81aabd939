import type { EntityManager } from 'typeorm';
import { noteAction } from '../mails/operate';
import { affected } from '../sql';
import { lockWebinarsOf } from '../webinars/owe';
import { emptiedBooking, emptiedEvent } from './emptied';
import { keyedName } from './keyed-name';
import { conditionOf, findPerson, type Place, places } from './person';

/** Rows that stay, without the person. */
const emptied: Partial<Record<Place, string>> = {
  bookings: `UPDATE bookings SET ${emptiedBooking}`,
  booking_events: `UPDATE booking_events SET ${emptiedEvent}`,
};

/**
 * Deletes everything that is kept of an address, in one transaction, and notes that it was done. Mails still owed are not
 * sent any more; a seat of the webinar is free again.
 * @param secret APP_SECRET: the note names the address by a keyed hash only
 * @returns rows deleted or emptied, by table
 */
export async function erasePerson(
  manager: EntityManager,
  email: string,
  actor: string,
  secret: string,
): Promise<Record<Place, number>> {
  return manager.transaction(async (manager) => {
    const person = await findPerson(manager, email);
    await lockWebinarsOf(manager, person.leads);
    const erased = {} as Record<Place, number>;
    for (const place of Object.keys(places) as Place[]) {
      const [where, values] = conditionOf(place, person);
      erased[place] = await affected(manager, `${emptied[place] ?? `DELETE FROM ${place}`} WHERE ${where}`, values);
    }
    await noteAction(manager, actor, 'privacy-erase', { person: keyedName(secret, email), rows: erased });
    return erased;
  });
}
