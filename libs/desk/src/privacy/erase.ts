import { Booking } from '@mainstage/bookings/entities/booking';
import type { EntityManager } from 'typeorm';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import { deleteMails } from '@mainstage/database/mails/sent-messages';
import { noteAction } from '@mainstage/database/mails/operate';
import { lockWebinarsOf } from '@mainstage/leads/webinar/seats/seat-mails';
import { emptiedBooking, emptiedEvent } from './emptied';
import { keyedName } from './keyed-name';
import { allPlaces, findPerson, personOfLead, type Place } from './person';

/**
 * Deletes everything stored about an address, or about a lead without one, in one transaction, and records the
 * deletion. Bookings and their events stay without the person, accepted offers stay whole for their own period. Pending mails are not sent; a webinar seat becomes free.
 * @param secret APP_SECRET: the record identifies the address by a keyed hash only
 * @returns rows deleted or emptied, by table
 */
export async function erasePerson(
  manager: EntityManager,
  email: string | { leadId: string },
  actor: string,
  secret: string,
): Promise<Record<Place, number>> {
  return manager.transaction(async (own) => {
    const person = typeof email === 'string' ? await findPerson(own, email) : await personOfLead(own, email.leadId);
    await lockWebinarsOf(own, person.leads);
    const erased = {} as Record<Place, number>;
    for (const [place, { entity, where, kept }] of allPlaces) {
      if (kept !== undefined) {
        erased[place] = 0;
        continue;
      }
      if (place === 'mails') {
        erased[place] = await deleteMails(own, where(person) as object[]);
        continue;
      }
      const query = own.createQueryBuilder();
      const ending =
        place === 'bookings'
          ? query.update(Booking).set(emptiedBooking)
          : place === 'booking_events'
            ? query.update(BookingEvent).set(emptiedEvent)
            : query.delete().from(entity);
      erased[place] = (await ending.where(where(person)).execute()).affected ?? 0;
    }
    await noteAction(own, actor, 'privacy-erase', {
      person: keyedName(secret, typeof email === 'string' ? email : email.leadId),
      rows: erased,
    });
    return erased;
  });
}
