import { join } from 'node:path';
import { root, say } from '../lib/workspace.mjs';
import { RunningSystem } from '../start/system.mjs';
import { watchBundles } from './watch-bundles.mjs';

const reactRouter = join(root, 'node_modules/@react-router/dev/bin.js');
const vite = join(root, 'node_modules/vite/bin/vite.js');

/**
 * The parts of `npm start`, with Vite's development servers in place of the built site and desk. The site's server has
 * the site's port and forwards to API and desk, so that the browser sees one origin, as in production.
 */
export class DevelopmentSystem extends RunningSystem {
  #watchers = [];
  /** The last restart of each part. */
  #restarts = {};

  async pickPorts() {
    this.sitePort = await this.ports.pick('the site', 3000, 'PORT');
    this.workerPort = await this.ports.pick("the worker's health", 3001, 'WORKER_PORT');
    this.apiPort = await this.ports.pick('the API', 3100);
    this.deskPort = await this.ports.pick("the desk's development server", 3200);
  }

  get site() {
    return `http://localhost:${this.sitePort}`;
  }

  async startApps() {
    await super.startApps();
    const env = {
      ...process.env,
      DEV_API_URL: `http://127.0.0.1:${this.apiPort}`,
      DEV_DESK_URL: `http://localhost:${this.deskPort}`,
    };
    const server = (name, program, args, port, path) =>
      this.run(name, program, env, {
        args: [...args, '--port', String(port), '--strictPort'],
        ready: `http://localhost:${port}${path}`,
      }).ready();
    await Promise.all([
      server('site', reactRouter, ['dev', 'apps/web'], this.sitePort, '/'),
      server('desk', vite, ['apps/desk'], this.deskPort, '/desk/'),
    ]);
    this.#watchers = await Promise.all([
      watchBundles('apps/api', (changed) => this.#restart('api', changed)),
      watchBundles('apps/worker', () => this.#restart('worker')),
    ]);
  }

  /** A build that ends during a restart is run by the next one. */
  #restart(name, changed = []) {
    const restart = async () => {
      const part = this.part(name);
      // Stopped in the meantime.
      if (!part) return;
      const began = Date.now();
      if (changed.some((file) => file.includes('/migrations/'))) await this.migrate();
      await part.restart();
      await part.ready();
      say(`  ${name} runs what changed (${Date.now() - began} ms).`);
    };
    this.#restarts[name] = Promise.resolve(this.#restarts[name])
      .then(restart)
      .catch((error) => say(`  ${error.message}\n  The next change starts ${name} again.`));
  }

  /** A part that ends stays stopped until its sources change. */
  keepAlive() {
    return new Promise(() => undefined);
  }

  /** Break it yourself needs the built parts of `npm start`. */
  async startBreakItPage() {
    return undefined;
  }

  async stop() {
    for (const watcher of this.#watchers) await watcher.close();
    await super.stop();
  }
}

/** Projects that a development start builds: all except the pages that Vite serves. */
export const builtBefore = ['api', 'worker', 'cli', 'documents', 'protected-content'];
