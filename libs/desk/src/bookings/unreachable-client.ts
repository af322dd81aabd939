import { listedBooking } from '@mainstage/bookings/list';
import { notFound } from '@mainstage/bookings/rows';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import type { EntityManager } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';

/** Why no mail can be sent to the client of a booking; null if one can (rule calendar.client-mails). */
export async function unreachableClient(manager: EntityManager, id: string): Promise<BookingPreview['unreachable']> {
  const booking = (await listedBooking(manager, id)) ?? notFound(id);
  if (booking.origin === 'demo') return 'demo';
  const lead = booking.lead_id === null ? null : await manager.findOneBy(DeskLead, { leadId: booking.lead_id });
  if (lead && lead.source !== 'website') return 'by-hand';
  return (lead?.email ?? booking.email) === null ? 'no-address' : null;
}
