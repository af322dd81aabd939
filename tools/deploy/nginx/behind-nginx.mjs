import { dirname } from 'node:path';
import { built } from '../../lib/build.mjs';
import { run } from '../../lib/command.mjs';
import { nextFreePort } from '../../lib/ports.mjs';
import { Trouble } from '../../lib/workspace.mjs';
import { findServer, throwawayPostgres } from '../../test/services.mjs';
import { serveWithNginx } from './serve.mjs';

/** The site's address: https, so that all headers are sent. */
export const publicUrl = 'https://venue.example';

/**
 * Creates a database with the schema and reserves two ports for API processes; the database is deleted afterwards.
 * @template T
 * @param {(world: { ports: number[], settings: Record<string, string> }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase(work) {
  const taken = new Set();
  // Random, because checks run at the same time, and an API listens only seconds later.
  const somePort = () => nextFreePort(21_000 + Math.floor(Math.random() * 8000), taken);
  const ports = [await somePort(), await somePort()];
  const postgres = await throwawayPostgres();
  try {
    const settings = { DATABASE_URL: postgres.url, PUBLIC_URL: publicUrl, TRUST_PROXY: 'on' };
    const migrated = await run(process.execPath, [built.migrate], { env: { ...process.env, ...settings } });
    if (migrated.code !== 0) throw new Trouble(migrated.output);
    return await work({ ports, settings });
  } finally {
    await postgres.stop();
  }
}

/**
 * The same with nginx in front of both ports. @template T
 * @param {(world: { proxy: string, ports: number[], settings: Record<string, string> }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function behindNginx(work) {
  const program = await findServer('nginx');
  return withDatabase(async ({ ports, settings }) => {
    const nginx = await serveWithNginx({ program, site: dirname(built.site), apiPorts: ports, publicUrl });
    try {
      return await work({ proxy: nginx.url, ports, settings });
    } finally {
      await nginx.stop();
    }
  });
}
