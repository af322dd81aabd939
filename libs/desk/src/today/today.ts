import { optionsEndingBefore } from '@mainstage/bookings/list';
import { addDays, dayOf } from '@mainstage/calendar/days/hours';
import { berlinToday } from '@mainstage/contracts/calendar';
import type { DeskLead, DeskToday } from '@mainstage/contracts/desk/leads';
import { databaseTime } from '@mainstage/database/database-time';
import type { EntityManager } from 'typeorm';
import { deskBooking } from '../bookings/desk-booking';
import { listedLead } from '../desk-lead-view';
import { deskLeads, openStates, toAnswer } from '../list/lead-filter';

/** Nobody works through more in a day. */
const most = 200;
/** Options that end this many days from today, or sooner. */
const optionDays = 3;

/** What is to be done today by the database's clock, what is overdue first. */
export async function deskToday(manager: EntityManager): Promise<DeskToday> {
  const today = berlinToday(await databaseTime(manager));
  const [answers, steps, tours, options] = await Promise.all([
    answersDue(manager),
    stepsDue(manager, today),
    toursOn(manager, today),
    optionsEndingBefore(manager, new Date(dayOf(addDays(today, optionDays)).to)),
  ]);
  return { answers, steps, tours, options: options.map(deskBooking) };
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

async function toursOn(manager: EntityManager, today: string): Promise<DeskLead[]> {
  const leads = deskLeads(manager).andWhere('lead.tourDate BETWEEN :today AND :tomorrow', {
    today,
    tomorrow: addDays(today, 1),
  });
  leads.andWhere(`lead.state NOT IN ('lost', 'spam')`);
  return (await leads.orderBy('lead.tourDate').addOrderBy('lead.receivedAt').limit(most).getMany()).map(listedLead);
}
