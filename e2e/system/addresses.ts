import { freePort } from '@mainstage/testing/ports';
import { ownDatabase } from '@mainstage/testing/redis';

export interface SystemAddresses {
  site: string;
  mailbox: string;
}

const names = ['E2E_SITE_PORT', 'E2E_WORKER_PORT', 'E2E_SMTP_PORT', 'E2E_MAILBOX_PORT'] as const;

/**
 * Where the system under test listens, and which queue is its own. Both are chosen once and kept in the environment, which
 * the system, the test processes and this file's later readers inherit.
 */
export async function systemAddresses(): Promise<SystemAddresses> {
  for (const name of names) process.env[name] ??= String(await freePort());
  const redis = process.env['TEST_REDIS_URL'];
  if (redis) process.env['E2E_REDIS_URL'] ??= await ownDatabase(redis);
  return {
    site: `http://localhost:${process.env['E2E_SITE_PORT']}`,
    mailbox: `http://127.0.0.1:${process.env['E2E_MAILBOX_PORT']}`,
  };
}
