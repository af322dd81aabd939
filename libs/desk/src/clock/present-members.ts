import { berlinToday } from '@mainstage/contracts/calendar';
import { DeskAbsence } from '../entities/desk-absence';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import type { Member, SalesTeam } from '../team/sales-team';

/** Members who may answer leads and are not away. @param now by the database clock */
export async function presentMembers(manager: EntityManager, team: SalesTeam, now: Date): Promise<Member[]> {
  const absences = await manager.findBy(DeskAbsence, { until: MoreThanOrEqual(berlinToday(now)) });
  const away = new Set(absences.map(({ member }) => member));
  return team.active.filter(({ email }) => !away.has(email));
}
