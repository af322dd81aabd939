import { addDays, instantOf } from '@mainstage/calendar/days/hours';
import { berlinToday } from '@mainstage/contracts/calendar';
import { DeskLead } from '../entities/desk-lead';
import { optionEnd, optionsEndingBefore } from '@mainstage/bookings/list';
import type { DeskDigest, DigestLead } from './desk-reader';
import {
  And,
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThanOrEqual,
} from 'typeorm';
import type { SalesTeam } from '../team/sales-team';

const optionDays = 3;
/** Limit of the count of each kind. */
const most = 200;

/** @param now by the database clock */
export async function deskDigest(manager: EntityManager, team: SalesTeam, now: Date): Promise<DeskDigest> {
  const today = berlinToday(now);
  const tomorrow = new Date(instantOf(addDays(today, 1), '00:00'));
  const open = { answeredAt: IsNull(), state: In<DeskLead['state']>(['new', 'taken']) };
  const find = async (where: FindOptionsWhere<DeskLead>, order: 'answerBy' | 'nextStepDue') =>
    (
      await manager.find(DeskLead, {
        where: { ...where, eraseRequestedAt: IsNull() },
        order: { [order]: 'ASC' },
        take: most,
      })
    ).map((lead) => digestLead(lead, team));
  const [overdue, due, steps, options] = await Promise.all([
    find({ ...open, answerBy: LessThan(now) }, 'answerBy'),
    find({ ...open, answerBy: And(MoreThanOrEqual(now), LessThan(tomorrow)) }, 'answerBy'),
    find({ state: In(['new', 'taken', 'answered']), nextStepDue: LessThanOrEqual(today) }, 'nextStepDue'),
    optionsEndingBefore(manager, new Date(instantOf(addDays(today, optionDays + 1), '00:00'))),
  ]);
  return {
    ...{ overdue, due, steps },
    options: options.slice(0, most).flatMap((option) => {
      const { id, venue, day } = option;
      const expiresAt = optionEnd(option);
      return expiresAt ? [{ bookingId: id, venue, day, expiresAt }] : [];
    }),
  };
}

function digestLead(lead: DeskLead, team: SalesTeam): DigestLead {
  const { leadId, form: kind, answerBy, venue, owner, nextStep, nextStepDue } = lead;
  return {
    ...{ leadId, kind, answerBy, venue },
    owner: owner && team.nameOf(owner),
    nextStep: nextStep !== null && nextStepDue !== null ? { what: nextStep, due: nextStepDue } : null,
  };
}
