import { randomUUID } from 'node:crypto';
import { ensureRoles } from '@mainstage/database/roles';
import type { Stage } from './stage';

export interface StageRoles {
  urls: { api: string; worker: string };
  names: string[];
  drop: () => Promise<void>;
}

/** Roles of API and worker for this stage only, because roles belong to the server, not to a database. */
export async function createRoles(stage: Stage): Promise<StageRoles> {
  const mark = new URL(stage.outbox.url).pathname.slice(1);
  const urlOf = (process: string) => {
    const url = new URL(stage.outbox.url);
    [url.username, url.password] = [`${mark}_${process}`, `p${randomUUID()}`];
    return url.href;
  };
  const urls = { api: urlOf('api'), worker: urlOf('worker') };
  const names = await ensureRoles(stage.outbox.url, urls);
  const drop = async () => {
    for (const name of names) await stage.outbox.sql(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
  };
  return { urls, names, drop };
}
