import { nextBusinessTime } from '@mainstage/calendar/days/business-time';
import { databaseTime } from '@mainstage/database/database-time';
import { enqueueDailyDigest } from './daily-digest';
import { isQuietDay } from './templates/digest-blocks';
import type { EntityManager } from 'typeorm';
import type { SalesTeam } from '../team/sales-team';
import { deskDigest } from './desk-digest';

/**
 * Enqueues today's digest for sales if there is content; with a sales desk, within business hours and also because of
 * today's events there (rule desk.digest).
 * @returns whether it was enqueued now
 */
export async function enqueueDigest(manager: EntityManager, team: SalesTeam): Promise<boolean> {
  if (!team.isOn) return enqueueDailyDigest(manager);
  const now = await databaseTime(manager);
  if (nextBusinessTime(now.getTime()) > now.getTime()) return false;
  return enqueueDailyDigest(manager, async () => !isQuietDay(await deskDigest(manager, team, now)));
}
