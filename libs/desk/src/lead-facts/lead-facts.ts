import type { Hire } from '@mainstage/contracts/day-parts';
import type { Language } from '@mainstage/contracts/language';
import { bookingsOfLead, type ListedBooking } from '@mainstage/bookings/list';
import { databaseTime } from '@mainstage/database/database-time';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { type EntityManager, IsNull } from 'typeorm';
import { LeadNotFound } from '../desk-error';
import { findFormRow, type FormRow } from '../detail/form-row';
import { DeskLead } from '../entities/desk-lead';

/** What a lead asks for, as corrected at the desk; null where it does not say it. */
export interface LeadFacts {
  lead: DeskLead;
  row: FormRow;
  /** Its bookings, in the order of their days. */
  booked: ListedBooking[];
  venue: VenueId | null;
  /** YYYY-MM-DD */
  day: string | null;
  hire: Hire | null;
  guests: number | null;
  layout: string | null;
  /** Choices of an estimate, as its address spells them. */
  estimate: string | null;
  language: Language;
  /** Time of the database's clock. */
  now: Date;
}

/**
 * The facts that answers and documents are made from. A booking for the venue and day of the lead says its hours and guests, else
 * the form does.
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
