import { dirname } from 'node:path';
import { built } from '../../lib/build.mjs';
import { run } from '../../lib/command.mjs';
import { nextFreePort } from '../../lib/ports.mjs';
import { Trouble } from '../../lib/workspace.mjs';
import { findServer, throwawayPostgres } from '../../test/services.mjs';
import { serveWithNginx } from './serve.mjs';

/** The address of the site that is played: https, so that all headers are asked for. */
export const publicUrl = 'https://venue.example';

/**
 * A database of its own with the schema, two ports for API processes, and nginx before them; all of it gone afterwards.
 * @template T
 * @param {(world: { proxy: string, ports: number[], settings: Record<string, string> }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function behindNginx(work) {
  const program = await findServer('nginx');
  const taken = new Set();
  const ports = [await nextFreePort(18_300, taken), await nextFreePort(18_300, taken)];
  const postgres = await throwawayPostgres();
  let nginx;
  try {
    const settings = { DATABASE_URL: postgres.url, PUBLIC_URL: publicUrl, TRUST_PROXY: 'on' };
    const migrated = await run(process.execPath, [built.migrate], { env: { ...process.env, ...settings } });
    if (migrated.code !== 0) throw new Trouble(migrated.output);
    nginx = await serveWithNginx({ program, site: dirname(built.site), apiPorts: ports, publicUrl });
    return await work({ proxy: nginx.url, ports, settings });
  } finally {
    await nginx?.stop();
    await postgres.stop();
  }
}
