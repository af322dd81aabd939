import type { EntityManager } from 'typeorm';
import type { Brief } from '@mainstage/leads/brief/form';
import type { BookingRow } from '../rows';
import { BookingError } from '../booking-error';
import { requestBooking } from './request';

/**
 * Writes down what a form asks for, in the transaction of its lead. A day that cannot be asked for (it is over) must
 * not cost the lead: then there is no booking, and sales reads so in the mail about the lead.
 * @param lead the form and row that ask
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
