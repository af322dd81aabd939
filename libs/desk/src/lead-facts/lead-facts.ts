import type { Hire } from '@mainstage/contracts/day-parts';
import type { Language } from '@mainstage/contracts/language';
import { bookingsOfLead, type ListedBooking } from '@mainstage/bookings/list';
import { databaseTime } from '@mainstage/database/database-time';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { type EntityManager, IsNull } from 'typeorm';
import { LeadNotFound } from '../desk-error';
import { findFormRow, type FormRow } from '../detail/form-row';
import { DeskLead } from '../entities/desk-lead';

/** A lead's request, as corrected at the desk; null for unknown facts. */
export interface LeadFacts {
  lead: DeskLead;
  row: FormRow;
  /** Its bookings, sorted by day. */
  booked: ListedBooking[];
  venue: VenueId | null;
  day: string | null;
  hire: Hire | null;
  guests: number | null;
  layout: string | null;
  /** Choices of an estimate, as in its URL. */
  estimate: string | null;
  language: Language;
  /** Time of the database's clock. */
  now: Date;
}

/**
 * Input of answers and documents. Hours and guests are those of a booking for the venue and day of the lead, otherwise
 * of the form.
 * @throws LeadNotFound
 */
export async function leadFacts(manager: EntityManager, leadId: string): Promise<LeadFacts> {
  const lead = await manager.findOneBy(DeskLead, { leadId, eraseRequestedAt: IsNull() });
  const row = lead && (await findFormRow(manager, lead.form, leadId));
  if (!row) throw new LeadNotFound();
  const booked = await bookingsOfLead(manager, leadId);
  const own = booked.find(({ venue, day, hire }) => venue === lead.venue && day === lead.eventDate && hire !== null);
  return {
    ...{ lead, row, booked, day: lead.eventDate, estimate: row.briefEstimate },
    venue: lead.venue !== null && isVenueId(lead.venue) ? lead.venue : null,
    hire: own?.hire ?? row.briefPart,
    guests: own?.guests ?? row.briefGuests,
    layout: own?.layout ?? row.briefLayout,
    language: lead.language,
    now: await databaseTime(manager),
  };
}
