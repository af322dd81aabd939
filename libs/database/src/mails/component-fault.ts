import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { Heartbeat } from '../entities/heartbeat';

/** A worker that has ended knows nothing of the component any more. */
const knownForSeconds = 120;

/** Records why a component outside is away, as a worker has just seen it; undefined where it answers. */
export async function noteFault(manager: EntityManager, name: string, fault: string | undefined): Promise<void> {
  await manager.upsert(Heartbeat, { name, beatAt: () => 'now()', note: fault ?? null }, ['name']);
}

/** Why a component is away, in words; undefined where it answers, or where no worker has reported lately. */
export async function currentFault(manager: EntityManager, name: string): Promise<string | undefined> {
  const lately = Raw((beatAt) => `${beatAt} > now() - make_interval(secs => :knownForSeconds)`, { knownForSeconds });
  const found = await manager.findOneBy(Heartbeat, { name, beatAt: lately, note: Not(IsNull()) });
  return found?.note ?? undefined;
}
