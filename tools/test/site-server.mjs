import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../lib/workspace.mjs';

/**
 * Runs one system for all groups of browser tests, started by the first group's request with its ports
 * (e2e/system/addresses.ts). Every request returns the ports once the system is ready.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./services.mjs').Served>}
 */
export async function startSiteServer(env) {
  let running;

  const start = (settings) => {
    const child = spawn(process.execPath, ['e2e/system/serve.mjs'], {
      cwd: root,
      env: { ...env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    // A request after its end starts another.
    void ended.then(() => (running = undefined));
    return { settings, child, ended, ready: ready(`http://localhost:${settings.E2E_SITE_PORT}`, child) };
  };
  const server = createServer(async (request, response) => {
    const settings = JSON.parse(await text(request));
    running ??= start(settings);
    const { settings: used, ready } = running;
    if (await ready) response.end(JSON.stringify(used));
    else response.writeHead(503).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    env: { E2E_SITE_SERVER: `http://127.0.0.1:${server.address().port}` },
    async stop() {
      server.close();
      server.closeAllConnections();
      const { child, ended } = running ?? {};
      if (child?.kill('SIGTERM')) await ended;
    },
  };
}

/** @returns {Promise<boolean>} true when it is ready, false if it ended before */
async function ready(site, child) {
  while (child.exitCode === null && child.signalCode === null) {
    if ((await fetch(`${site}/health/ready`).catch(() => undefined))?.ok) return true;
    await delay(100);
  }
  return false;
}
