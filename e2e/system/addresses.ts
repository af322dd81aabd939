import { freePort } from '@mainstage/testing/ports';
import { ownDatabase } from '@mainstage/testing/redis';

export interface SystemAddresses {
  site: string;
  mailbox: string;
}

const ports = ['E2E_SITE_PORT', 'E2E_WORKER_PORT', 'E2E_SMTP_PORT', 'E2E_MAILBOX_PORT'];

/**
 * Ports and queue of the system under test. They are chosen once and stored in the environment, which the system and
 * the test processes inherit. In `npm test` all groups share one system, which the first of them starts
 * (tools/test/site-server.mjs).
 */
export async function systemAddresses(): Promise<SystemAddresses> {
  if (!process.env['E2E_SITE_PORT']) Object.assign(process.env, await kept(await chosen()));
  return {
    site: `http://localhost:${process.env['E2E_SITE_PORT']}`,
    mailbox: `http://127.0.0.1:${process.env['E2E_MAILBOX_PORT']}`,
  };
}

async function chosen(): Promise<Record<string, string>> {
  const settings: Record<string, string> = {};
  for (const port of ports) settings[port] = String(await freePort());
  const redis = process.env['TEST_REDIS_URL'];
  if (redis) settings['E2E_REDIS_URL'] = await ownDatabase(redis);
  return settings;
}

/** @throws Error if the shared system does not start */
async function kept(settings: Record<string, string>): Promise<Record<string, string>> {
  const server = process.env['E2E_SITE_SERVER'];
  if (!server) return settings;
  const answer = await fetch(server, { method: 'POST', body: JSON.stringify(settings) });
  if (!answer.ok) throw new Error('The system for the browser tests did not start');
  return (await answer.json()) as Record<string, string>;
}
