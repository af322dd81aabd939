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
import { todaysOffers } from './todays-offers';

/** More than anybody handles in a day. */
const most = 200;
/** Days from today within which ending options and offers are shown. */
const endingDays = 3;

/** Today's tasks by the database clock, overdue ones first. @param member address of the reader */
export async function deskToday(manager: EntityManager, member: string): Promise<DeskToday> {
  const today = berlinToday(await databaseTime(manager));
  const soon = new Date(dayOf(addDays(today, endingDays)).to);
  const [replies, failedAnswers, reminders, answers, steps, snoozed, tours, options, offers, messages] =
    await Promise.all([
      repliesWaiting(manager, member),
      answersFailed(manager, member),
      remindersDue(manager, member),
      answersDue(manager, member),
      stepsDue(manager, member, today),
      putOff(manager, member),
      toursOn(manager, today),
      optionsEndingBefore(manager, soon),
      todaysOffers(manager, soon),
      messagesToCheck(manager),
    ]);
  return {
    ...{ replies, failedAnswers, reminders, answers, steps, snoozed, tours, offers, messages },
    options: options.map(deskBooking),
  };
}

const overdue = `(${toAnswer} AND lead.answerBy <= now())`;
/** SQL condition of leads that are not snoozed; an overdue answer cannot be (rule desk.snooze). */
const awake = `(lead.snoozedUntil IS NULL OR lead.snoozedUntil <= now() OR ${overdue})`;

type LeadQuery = ReturnType<typeof deskLeads>;

/** Leads of a query, the member's own first. */
async function mineFirst(leads: LeadQuery, member: string, ...order: string[]): Promise<DeskLead[]> {
  leads.addSelect('coalesce(lead.owner = :member, false)', 'mine').setParameter('member', member);
  leads.orderBy('mine', 'DESC');
  for (const column of order) leads.addOrderBy(column);
  return (await leads.addOrderBy('lead.receivedAt').limit(most).getMany()).map(listedLead);
}

/** Also of closed leads, because a new message needs attention. */
const repliesWaiting = (manager: EntityManager, member: string) =>
  mineFirst(
    deskLeads(manager).andWhere(`lead.repliedAt IS NOT NULL AND lead.state <> 'spam' AND ${awake}`),
    member,
    'lead.repliedAt',
  );

/** Also of closed leads, because the client does not know the decision. It cannot be snoozed. */
const answersFailed = (manager: EntityManager, member: string) =>
  mineFirst(
    deskLeads(manager).andWhere(`lead.answerFailedAt IS NOT NULL AND lead.state <> 'spam'`),
    member,
    'lead.answerFailedAt',
  );

const remindersDue = (manager: EntityManager, member: string) =>
  mineFirst(
    deskLeads(manager)
      .andWhere(`lead.remindIfNoReplyBy <= now() AND lead.repliedAt IS NULL AND ${awake}`)
      .andWhere('lead.state IN (:...openStates)', { openStates }),
    member,
    'lead.remindIfNoReplyBy',
  );

const answersDue = (manager: EntityManager, member: string) =>
  mineFirst(
    deskLeads(manager).andWhere(`${toAnswer} AND lead.answerBy IS NOT NULL AND ${awake}`),
    member,
    'lead.answerBy',
  );

const stepsDue = (manager: EntityManager, member: string, today: string) =>
  mineFirst(
    deskLeads(manager)
      .andWhere(`lead.nextStepDue <= :today AND ${awake}`, { today })
      .andWhere('lead.state IN (:...openStates)', { openStates }),
    member,
    'lead.nextStepDue',
    'lead.nextStepTime',
  );

const putOff = (manager: EntityManager, member: string) =>
  mineFirst(
    deskLeads(manager).andWhere(`lead.snoozedUntil > now() AND NOT ${overdue} AND lead.state <> 'spam'`),
    member,
    'lead.snoozedUntil',
  );

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
