import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../lib/build.mjs';
import { load } from '../lib/bundle.mjs';
import { run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { root, Trouble } from '../lib/workspace.mjs';
import { App } from './app.mjs';
import { Backup } from './backup.mjs';
import { MailServer } from './mail-server.mjs';
import { FaultyPostgres, FaultyRedis } from './servers.mjs';

const SALES = 'sales@house.example';

/** Registers all processes with a helper that kills them if this process is killed. */
export class Noting {
  constructor(folder) {
    this.child = spawn(process.execPath, [join(root, 'tools/faults/orphan-cleanup.mjs'), folder], {
      stdio: ['pipe', 'ignore', 'inherit'],
      detached: true,
    });
    this.ended = once(this.child, 'exit');
  }

  add = (pid) => void this.child.stdin.write(`+${pid}\n`);
  remove = (pid) => void this.child.stdin.write(`-${pid}\n`);

  /** Kills all registered processes and deletes the folder. */
  async close() {
    this.child.stdin.end();
    await this.ended;
  }
}

/** The whole system as real processes, with a TCP proxy in front of each server. */
export class World {
  /** Proxies before the servers, of libs/testing/src/tcp-proxy.ts. @type {Record<string, any>} */
  lines = {};

  /**
   * @param {'redis' | 'postgres'} backend of the queue
   * @param {import('./random.mjs').Random} random
   * @param {{ backup?: boolean }} options backup: takes a base backup before the first fault, and archives the log
   */
  constructor(backend, random, { backup = false } = {}) {
    this.backend = backend;
    this.folder = mkdtempSync(join(tmpdir(), 'mainstage-faults-'));
    // PostgreSQL's own user needs access.
    chmodSync(this.folder, 0o755);
    this.noting = new Noting(this.folder);
    this.mailServer = new MailServer({ sales: SALES, random });
    this.backup = backup ? new Backup(this.folder) : undefined;
    this.postgres = new FaultyPostgres(this.folder, this.noting, this.backup?.settings);
    if (backend === 'redis') this.redis = new FaultyRedis(this.folder, this.noting);
  }

  /** Starts everything and waits until it is ready. @throws Trouble */
  async open() {
    await Promise.all([this.postgres.start(), this.redis?.start(), this.mailServer.open()]);
    const { startProxy } = await load('libs/testing/src/tcp-proxy.ts');
    const targets = {
      apiToPostgres: this.postgres,
      workerToPostgres: this.postgres,
      workerToMail: this.mailServer,
      ...(this.redis && { apiToRedis: this.redis, workerToRedis: this.redis }),
    };
    for (const [name, { port }] of Object.entries(targets)) this.lines[name] = await startProxy({ to: port });
    const { code, output } = await run(process.execPath, [built.migrate], {
      env: { ...this.#env(this.postgres.port), LOG_LEVEL: 'info' },
      name: 'the migration',
    });
    if (code !== 0) throw new Trouble(`The schema could not be made:\n${output}`);
    await this.backup?.take(this.postgres.directory, this.postgres.server.url);
    this.api = await this.#app('api', built.api, this.lines.apiToPostgres, this.lines.apiToRedis);
    this.worker = await this.#app('worker', built.worker, this.lines.workerToPostgres, this.lines.workerToRedis);
    const since = performance.now();
    for (const app of [this.api, this.worker]) app.start();
    await Promise.all([this.api.answers(), this.worker.answers()]);
    /** Seconds until both were ready: the current speed of this machine. */
    this.startSeconds = (performance.now() - since) / 1000;
  }

  #env(postgresPort, redisPort) {
    return {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DATABASE_URL: `postgres://mainstage:mainstage@127.0.0.1:${postgresPort}/mainstage`,
      ...(redisPort && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
      SALES_EMAIL: SALES,
      OPS_USER: 'ops',
      OPS_PASSWORD: 'ops-of-the-faults',
      RATE_LIMIT_PER_MINUTE: '0',
      WEBINAR_STARTS_AT: '2030-07-18T11:00:00+02:00',
      WEBINAR_SEATS: '100000',
    };
  }

  async #app(name, script, toPostgres, toRedis) {
    const port = await nextFreePort(21_000 + Math.floor(Math.random() * 8000));
    const env = {
      ...this.#env(toPostgres.port, toRedis?.port),
      SMTP_URL: `smtp://127.0.0.1:${this.lines.workerToMail.port}`,
      [name === 'api' ? 'PORT' : 'WORKER_PORT']: String(port),
    };
    const log = join(this.folder, `${name}.log`);
    return new App({ name, script, env, log, port, onSpawn: this.noting.add, onExit: this.noting.remove });
  }

  /**
   * Deletes every lead, and restores the backup to the moment before. @template T
   * @param {(restored: { rows: (text: string) => Promise<object[]> }) => Promise<T>} look
   */
  async restoreFromBackup(look) {
    await this.backup.markPoint(this.postgres);
    await this.postgres.rows(
      'TRUNCATE contact_submissions, tour_bookings, newsletter_subscriptions, mails, consents CASCADE',
    );
    const restored = await this.backup.restore();
    this.noting.add(restored.pid);
    try {
      return await look(restored);
    } finally {
      await restored.stop();
      this.noting.remove(restored.pid);
    }
  }

  /** Kills every process and deletes every file. */
  async close() {
    await Promise.allSettled([this.api?.kill(), this.worker?.kill()]);
    await Promise.allSettled(Object.values(this.lines).map((line) => line.stop()));
    await Promise.allSettled([this.mailServer.close(), this.redis?.close(), this.postgres.close()]);
    await this.noting.close();
  }
}
