import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { onPath } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { Trouble } from '../lib/workspace.mjs';

/** A random port below the range of ephemeral ports. */
const somePort = () => nextFreePort(21_000 + Math.floor(Math.random() * 8000));

/**
 * Committed data must survive a killed server, so commits reach the operating system; power loss is not simulated, so
 * they need not reach the disk.
 */
const settings = { fsync: 'off', synchronous_commit: 'on', max_connections: '80', log_min_messages: 'fatal' };

/** PostgreSQL that is restarted and killed. */
export class FaultyPostgres {
  /** @param {Record<string, string>} extra settings of the server */
  constructor(folder, noting, extra = {}) {
    Object.assign(this, { noting, extra, directory: join(folder, 'postgres'), logFile: join(folder, 'postgres.log') });
  }

  /** Starts it, again on the same port and files. */
  async start() {
    this.port ??= await somePort();
    const { directory, logFile } = this;
    const options = { directory, logFile, settings: { ...settings, ...this.extra } };
    for (let tries = 1; ; tries += 1)
      try {
        this.server = await startPostgres({ ...options, port: this.port });
        break;
      } catch (error) {
        // The children of a killed server hold its shared memory for a moment.
        if (tries > 40) throw error;
        if (error.portTaken && !this.pool) this.port = await somePort();
        await delay(250);
      }
    this.noting.add(this.server.child.pid);
    this.pool ??= this.#openPool();
  }

  #openPool() {
    const pool = new pg.Pool({
      connectionString: this.server.url,
      max: 3,
      application_name: 'faults',
      connectionTimeoutMillis: 5000,
    });
    pool.on('error', () => undefined);
    return pool;
  }

  /** @param {'SIGINT' | 'SIGQUIT' | 'SIGKILL'} signal fast, immediate, or as a crash */
  async end(signal) {
    await this.server.stop(signal);
    this.noting.remove(this.server.child.pid);
  }

  /** Runs a statement; retries while the server restarts. */
  async rows(text, values) {
    for (let tries = 1; ; tries += 1)
      try {
        return (await this.pool.query(text, values)).rows;
      } catch (error) {
        if (tries >= 40 || /^(42|22)/.test(error.code ?? '')) throw error;
        await delay(250);
      }
  }

  async close() {
    await Promise.race([this.pool?.end(), delay(2000)]);
    if (this.server) await this.end('SIGINT');
  }
}

/** Redis that is killed, wiped and replaced. */
export class FaultyRedis {
  constructor(folder, noting) {
    Object.assign(this, { folder: join(folder, 'redis'), noting });
  }

  async start() {
    const program = onPath('redis-server', 'valkey-server');
    if (!program) throw new Trouble('No Redis for the faults: install redis-server or valkey-server.');
    this.port ??= await somePort();
    mkdirSync(this.folder, { recursive: true });
    const settings = { bind: '127.0.0.1', port: this.port, dir: this.folder, save: '', appendonly: 'yes' };
    const args = Object.entries({ ...settings, 'maxmemory-policy': 'noeviction' });
    this.child = spawn(
      program,
      args.flatMap(([name, value]) => [`--${name}`, String(value)]),
      { stdio: 'ignore', detached: true },
    );
    this.ended = once(this.child, 'exit');
    this.noting.add(this.child.pid);
    for (const latest = Date.now() + 30_000; !(await this.#ask('PING').catch(() => false)); await delay(100))
      if (Date.now() > latest || this.child.exitCode !== null) throw new Trouble(`${program} does not answer.`);
  }

  async #ask(command) {
    const { Redis } = await import('ioredis');
    const redis = new Redis({ port: this.port, lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await redis.call(command);
    } finally {
      redis.disconnect();
    }
  }

  wipe() {
    return this.#ask('FLUSHALL');
  }

  /** Kills it. @param {{ forgetting?: boolean }} options forgetting: deletes its files too */
  async kill({ forgetting = false } = {}) {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGKILL');
    await this.ended;
    this.noting.remove(this.child.pid);
    if (forgetting) rmSync(this.folder, { recursive: true, force: true });
  }

  async close() {
    if (this.child) await this.kill();
  }
}
