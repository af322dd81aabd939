import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { Heartbeat } from '../entities/heartbeat';

const name = 'mail-server';
/** A worker that is gone knows nothing of the mail server any more. */
const knownForSeconds = 120;

/** Notes why the mail server is away, as a worker has just seen it; nothing where it answers. */
export async function noteMailServer(manager: EntityManager, fault: string | undefined): Promise<void> {
  await manager.upsert(Heartbeat, { name, beatAt: () => 'now()', note: fault ?? null }, ['name']);
}

/** Why the mail server is away, in words; nothing where it answers, or where no worker has reported lately. */
export async function mailServerFault(manager: EntityManager): Promise<string | undefined> {
  const lately = Raw((beatAt) => `${beatAt} > now() - make_interval(secs => :knownForSeconds)`, { knownForSeconds });
  const found = await manager.findOneBy(Heartbeat, { name, beatAt: lately, note: Not(IsNull()) });
  return found?.note ?? undefined;
}
