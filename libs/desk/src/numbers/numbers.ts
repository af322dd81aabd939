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
  const [bySource, byKind, byDay, lost, answers, bookings, offers] = await Promise.all([
    countBy(manager, period, 'lead.source'),
    countBy(manager, period, 'lead.form'),
    countBy(manager, period, `to_char(lead.received_at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD')`),
    countBy(manager, period, 'lead.lost_reason'),
    answerTimes(manager, period),
    countBookings(manager, period),
    offerNumbers(manager, period),
  ]);
  const leadsOn = new Map(byDay.map(({ name, leads }) => [name, leads]));
  return {
    ...{ from, to, bySource, byKind, answers, offers, ...bookings },
    leads: byDay.reduce((sum, { leads }) => sum + leads, 0),
    byDay: daysBetween(from, to).map((day) => ({ day, leads: leadsOn.get(day) ?? 0 })),
    lost: lost.map(({ name, leads }) => ({ reason: name, leads })),
  };
}

/** Every day of a period, including days without leads. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const inPeriod = `lead.received_at >= :from AND lead.received_at < :to AND lead.state <> 'spam'`;

function countBy(manager: EntityManager, period: Period, name: string): Promise<{ name: string; leads: number }[]> {
  return manager
    .createQueryBuilder()
    .select(name, 'name')
    .addSelect('count(*)::int', 'leads')
    .from(DeskLead, 'lead')
    .where(inPeriod, period)
    .andWhere(`${name} IS NOT NULL`)
    .groupBy('1')
    .orderBy('1')
    .getRawMany<{ name: string; leads: number }>();
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
