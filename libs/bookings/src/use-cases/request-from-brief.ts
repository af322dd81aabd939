import type { EntityManager } from 'typeorm';
import type { Brief } from '@mainstage/leads/brief/form';
import type { BookingRow } from '../rows';
import { BookingError } from '../booking-error';
import { requestBooking } from './request';

/**
 * Stores the booking that a form requests, in the transaction of its lead. A day that cannot be requested (such as a
 * past one) must not lose the lead: then no booking is created, and the mail to sales says so.
 * @param lead form and id of the lead
 */
export async function requestFromBrief(
  manager: EntityManager,
  { venue, date, part, guests, layout }: Brief,
  lead: { form: string; id: string },
): Promise<BookingRow | undefined> {
  if (!venue || !date) return undefined;
  try {
    const request = { venue, day: date, hire: part ?? 'full-day', guests, layout, origin: 'visitor', lead } as const;
    // A savepoint of the lead's transaction.
    return await manager.transaction((inner) => requestBooking(inner, request, `visitor (${lead.form} form)`));
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    return undefined;
  }
}
