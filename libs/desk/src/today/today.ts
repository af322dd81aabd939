import { optionsEndingBefore } from '@mainstage/bookings/list';
import { addDays, dayOf } from '@mainstage/calendar/days/hours';
import { berlinToday } from '@mainstage/contracts/calendar';
import type { DeskLead, DeskToday, DeskTour } from '@mainstage/contracts/desk/leads';
import { databaseTime } from '@mainstage/database/database-time';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { type EntityManager, In } from 'typeorm';
import { deskBooking } from '../bookings/desk-booking';
import { listedLead } from '../desk-lead-view';
import { messagesToCheck } from '../messages/messages-to-check';
import { deskLeads, openStates, toAnswer } from '../list/lead-filter';

/** Nobody works through more in a day. */
const most = 200;
/** Options that end this many days from today, or sooner. */
const optionDays = 3;

/**
 * What is to be done today by the database's clock, what is overdue first.
 * @param member address of who asks
 */
export async function deskToday(manager: EntityManager, member: string): Promise<DeskToday> {
  const today = berlinToday(await databaseTime(manager));
  const [replies, failedAnswers, answers, steps, tours, options, messages] = await Promise.all([
    repliesWaiting(manager, member),
    answersFailed(manager),
    answersDue(manager),
    stepsDue(manager, today),
    toursOn(manager, today),
    optionsEndingBefore(manager, new Date(dayOf(addDays(today, optionDays)).to)),
    messagesToCheck(manager),
  ]);
  return { replies, failedAnswers, answers, steps, tours, options: options.map(deskBooking), messages };
}

/** Also of closed leads: whoever writes again is to be heard. */
async function repliesWaiting(manager: EntityManager, member: string): Promise<DeskLead[]> {
  const leads = deskLeads(manager).andWhere(`lead.repliedAt IS NOT NULL AND lead.state <> 'spam'`);
  leads.addSelect('coalesce(lead.owner = :member, false)', 'mine').setParameter('member', member);
  return (await leads.orderBy('mine', 'DESC').addOrderBy('lead.repliedAt').limit(most).getMany()).map(listedLead);
}

/** Also of closed leads: the client does not know what was decided. */
async function answersFailed(manager: EntityManager): Promise<DeskLead[]> {
  const leads = deskLeads(manager).andWhere(`lead.answerFailedAt IS NOT NULL AND lead.state <> 'spam'`);
  return (await leads.orderBy('lead.answerFailedAt').limit(most).getMany()).map(listedLead);
}

async function answersDue(manager: EntityManager): Promise<DeskLead[]> {
  const leads = deskLeads(manager).andWhere(`${toAnswer} AND lead.answerBy IS NOT NULL`);
  return (await leads.orderBy('lead.answerBy').addOrderBy('lead.receivedAt').limit(most).getMany()).map(listedLead);
}

async function stepsDue(manager: EntityManager, today: string): Promise<DeskLead[]> {
  const leads = deskLeads(manager).andWhere('lead.nextStepDue <= :today', { today });
  leads.andWhere('lead.state IN (:...openStates)', { openStates });
  return (await leads.orderBy('lead.nextStepDue').addOrderBy('lead.receivedAt').limit(most).getMany()).map(listedLead);
}

async function toursOn(manager: EntityManager, today: string): Promise<DeskTour[]> {
  const query = deskLeads(manager).andWhere('lead.tourDate BETWEEN :today AND :tomorrow', {
    today,
    tomorrow: addDays(today, 1),
  });
  query.andWhere(`lead.state NOT IN ('lost', 'spam')`);
  const leads = await query.orderBy('lead.tourDate').addOrderBy('lead.receivedAt').limit(most).getMany();
  const forms = await manager.find(TourBooking, {
    select: { id: true, preferredTime: true },
    where: { id: In(leads.map(({ leadId }) => leadId)) },
  });
  const times = new Map(forms.map(({ id, preferredTime }) => [id, preferredTime]));
  const begins = ({ date, time }: DeskTour) => `${date} ${time ?? ''}`;
  return leads
    .map((lead) => ({ ...listedLead(lead), time: times.get(lead.leadId) || null }))
    .sort((a, b) => begins(a).localeCompare(begins(b)));
}
