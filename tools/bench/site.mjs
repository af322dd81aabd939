import { join } from 'node:path';
import { serveWithNginx } from '../deploy/nginx/serve.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { root } from '../lib/workspace.mjs';
import { findServer } from '../test/services.mjs';
import { withFixture } from './fixture.mjs';

/**
 * The built site as in production: the shipped nginx with TLS and HTTP/2 before an API; all processes are stopped
 * afterwards.
 * @param {(servers: { site: string, api: string, children: { kill: () => void }[], }) => Promise<void>} work `site` is
 * nginx with a self-signed certificate; `api` serves the same pages over HTTP/1.1; `children` are stopped at the end
 */
export async function withSite(work) {
  await withFixture(async ({ url, startApi, children }) => {
    const tlsPort = await nextFreePort(27_100);
    const publicUrl = `https://127.0.0.1:${tlsPort}`;
    const api = await startApi(root, url);
    const nginx = await serveWithNginx({
      program: await findServer('nginx'),
      site: join(root, 'dist/apps/web/client'),
      apiPorts: [Number(new URL(api).port)],
      publicUrl,
      tlsPort,
    });
    try {
      await work({ site: publicUrl, api, children });
    } finally {
      await nginx.stop();
    }
  });
}
