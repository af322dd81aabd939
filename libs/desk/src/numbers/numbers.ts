import { addDays, instantOf } from '@mainstage/calendar/days/hours';
import type { DeskNumbers } from '@mainstage/contracts/desk/numbers';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import { DeskLead } from '../entities/desk-lead';
import { Booking } from '@mainstage/bookings/entities/booking';
import type { EntityManager } from 'typeorm';
import { answerTimes, type Period } from './answer-times';
import { offerNumbers } from './offer-numbers';

/**
 * Statistics of the leads received on these days, without spam.
 * @param from YYYY-MM-DD in Frankfurt
 * @param to the last day
 */
export async function deskNumbers(manager: EntityManager, from: string, to: string): Promise<DeskNumbers> {
  const period = { from: new Date(instantOf(from, '00:00')), to: new Date(instantOf(addDays(to, 1), '00:00')) };
  const [counts, answers, bookings, offers] = await Promise.all([
    countLeads(manager, period),
    answerTimes(manager, period),
    countBookings(manager, period),
    offerNumbers(manager, period),
  ]);
  const by = (group: keyof typeof groups) =>
    counts.flatMap(({ [group]: name, leads }) => (name === null ? [] : [{ name, leads }]));
  const byDay = by('day');
  const leadsOn = new Map(byDay.map(({ name, leads }) => [name, leads]));
  return {
    ...{ from, to, bySource: by('source'), byKind: by('kind'), answers, offers, ...bookings },
    leads: byDay.reduce((sum, { leads }) => sum + leads, 0),
    byDay: daysBetween(from, to).map((day) => ({ day, leads: leadsOn.get(day) ?? 0 })),
    lost: by('reason').map(({ name, leads }) => ({ reason: name, leads })),
  };
}

/** Every day of a period, including days without leads. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const inPeriod = `lead.received_at >= :from AND lead.received_at < :to AND lead.state <> 'spam'`;

/** SQL of what leads are counted by. */
const groups = {
  source: 'lead.source',
  kind: 'lead.form',
  day: `(lead.received_at AT TIME ZONE 'Europe/Berlin')::date`,
  reason: 'lead.lost_reason',
};
type Count = Record<keyof typeof groups, string | null> & { leads: number };

/** One row for each value of each group, in which the other groups are null. The leads are read once for all groups. */
function countLeads(manager: EntityManager, period: Period): Promise<Count[]> {
  const query = manager.createQueryBuilder().select('count(*)::int', 'leads').from(DeskLead, 'lead');
  for (const [name, value] of Object.entries(groups)) query.addSelect(`${value}::text`, name).addOrderBy(value);
  return query
    .where(inPeriod, period)
    .groupBy(`GROUPING SETS (${Object.values(groups).join(', ')})`)
    .getRawMany<Count>();
}

/** Options made for these leads, whatever their end, and how many of them are definite now. */
async function countBookings(manager: EntityManager, period: Period) {
  const query = manager.createQueryBuilder();
  const wasOption = query
    .subQuery()
    .select('1')
    .from(BookingEvent, 'event')
    .where(`event.bookingId = booking.id AND event.action = 'made-option'`)
    .getQuery();
  const counts = await query
    .select(`count(*) FILTER (WHERE EXISTS ${wasOption})::int`, 'options')
    .addSelect(`count(*) FILTER (WHERE booking.state = 'definite' AND EXISTS ${wasOption})::int`, 'definite')
    .from(Booking, 'booking')
    .innerJoin(DeskLead, 'lead', 'lead.leadId = booking.leadId')
    .where(inPeriod, period)
    .getRawOne<{ options: number; definite: number }>();
  return counts ?? { options: 0, definite: 0 };
}
