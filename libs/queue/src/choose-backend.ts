import type { Backend } from './backend';
import { postgresBackend } from './postgres-backend';
import { redisBackend } from './redis-backend';

export interface QueueServers {
  DATABASE_URL: string;
  DIRECT_DATABASE_URL?: string | undefined;
  REDIS_URL?: string | undefined;
}

/** The one place that decides where jobs are stored (docs/adr/0002-queue-backends.md). */
export function chooseBackend(servers: QueueServers): Backend {
  return servers.REDIS_URL
    ? redisBackend(servers.REDIS_URL)
    : postgresBackend(servers.DIRECT_DATABASE_URL ?? servers.DATABASE_URL);
}
