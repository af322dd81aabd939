import type { WantedPlace } from '@mainstage/bookings/guests/check-place';
import { bookingsOfLead, type ListedBooking } from '@mainstage/bookings/list';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { DeskLead } from '../entities/desk-lead';
import { quarantineReasons } from '@mainstage/leads/lead-row';
import { type EntityManager, IsNull } from 'typeorm';
import { detailsOf } from '../actions/lead-details';
import { deskBookings } from '../bookings/desk-booking';
import { leadDay } from '../bookings/lead-day';
import { LeadNotFound } from '../desk-error';
import { listedLead } from '../desk-lead-view';
import { viewersOf } from '../viewers/viewers';
import { findFormRow, type FormRow } from './form-row';
import { mailsOfLead } from './lead-mails';
import { otherLeads } from './other-leads';
import { type ReplySettings, replyData } from './reply-data';
import { timelineOf } from './timeline';
import { messageOf, typedFields } from './typed-fields';

/**
 * @param member address of the reader, who is not among the viewers
 * @throws LeadNotFound
 */
export async function leadDetail(
  manager: EntityManager,
  id: string,
  member: string,
  settings: ReplySettings,
): Promise<DeskLeadDetail> {
  const lead = await manager.findOneBy(DeskLead, { leadId: id, eraseRequestedAt: IsNull() });
  const row = lead && (await findFormRow(manager, lead.form, id));
  if (!row) throw new LeadNotFound();
  const booked = await bookingsOfLead(manager, id);
  const bookings = await deskBookings(manager, booked);
  const mails = await mailsOfLead(manager, [id, ...bookings.map((booking) => booking.id)]);
  const wanted = wantedPlace(lead, row, booked);
  const [timeline, day, others, viewers, reply] = await Promise.all([
    timelineOf(manager, lead, { mails, bookings }),
    wanted
      ? leadDay(
          manager,
          wanted,
          booked.map((booking) => booking.id),
        )
      : null,
    otherLeads(manager, lead),
    viewersOf(manager, id, member),
    replyData(manager, lead, settings),
  ]);
  return {
    ...listedLead(lead),
    fields: typedFields(lead, row),
    message: messageOf(lead.form, row),
    suspicions: quarantineReasons(row),
    quarantined: lead.quarantined,
    details: detailsOf(lead, row),
    ...{ reply, day, bookings, mails, timeline, others, ...viewers },
  };
}

/** The place that a lead requests: that of its booking, otherwise that of its form. */
function wantedPlace(
  { venue, eventDate }: DeskLead,
  row: FormRow,
  booked: readonly ListedBooking[],
): WantedPlace | undefined {
  if (venue === null || eventDate === null) return undefined;
  const own = booked.find((booking) => booking.venue === venue && booking.day === eventDate && booking.hire !== null);
  return {
    venue,
    day: eventDate,
    hire: own?.hire ?? row.briefPart ?? 'full-day',
    guests: own?.guests ?? row.briefGuests ?? undefined,
    layout: own?.layout ?? row.briefLayout ?? undefined,
  };
}
