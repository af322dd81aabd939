import type { Backend } from './backend';
import { postgresBackend } from './postgres-backend';
import { redisBackend } from './redis-backend';

/** URLs of the two servers that can hold the queue. */
export interface QueueServers {
  DATABASE_URL: string;
  REDIS_URL?: string | undefined;
}

/** The one place that decides where jobs are stored (docs/adr/0002-queue-backends.md). */
export function chooseBackend({ DATABASE_URL, REDIS_URL }: QueueServers): Backend {
  return REDIS_URL ? redisBackend(REDIS_URL) : postgresBackend(DATABASE_URL);
}
