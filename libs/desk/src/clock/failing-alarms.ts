import { DeskLead } from '../entities/desk-lead';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';

const failing = { alarmFailures: MoreThan(0), nextAlarmAt: Not(IsNull()) };

/** Number of leads for which the clock of the sales desk failed and will retry. */
export const countFailingAlarms = (manager: EntityManager): Promise<number> => manager.countBy(DeskLead, failing);

export const failingAlarms = (
  manager: EntityManager,
  limit: number,
): Promise<Pick<DeskLead, 'leadId' | 'alarmFailures' | 'nextAlarmAt'>[]> =>
  manager.find(DeskLead, {
    select: { leadId: true, alarmFailures: true, nextAlarmAt: true },
    where: failing,
    order: { alarmFailures: 'DESC', leadId: 'ASC' },
    take: limit,
  });
