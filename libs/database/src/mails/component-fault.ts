import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { Heartbeat } from '../entities/heartbeat';

/** Seconds after which a report is outdated, because its worker may have ended. */
const knownForSeconds = 120;

/** Records why an external component is unavailable, as a worker has just observed; undefined if it responds. */
export async function noteFault(manager: EntityManager, name: string, fault: string | undefined): Promise<void> {
  await manager.upsert(Heartbeat, { name, beatAt: () => 'now()', note: fault ?? null }, ['name']);
}

/** Why a component is unavailable, as text; undefined if it responds, or if no worker has reported lately. */
export async function currentFault(manager: EntityManager, name: string): Promise<string | undefined> {
  const lately = Raw((beatAt) => `${beatAt} > now() - make_interval(secs => :knownForSeconds)`, { knownForSeconds });
  const found = await manager.findOneBy(Heartbeat, { name, beatAt: lately, note: Not(IsNull()) });
  return found?.note ?? undefined;
}
