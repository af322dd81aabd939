import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { imageOptions } from '../lib/image-options.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/postgres.mjs';

/**
 * Runs a benchmark on a PostgreSQL of its own, with fsync on; stops everything it started, also after an error.
 * @param {(ground: { url: string, folder: string, serverPid: number, query: (text: string) => Promise<any[]>,
 * inService: () => Promise<void>, otherDatabase: () => Promise<string>, migrated: (checkout: string, databaseUrl:
 * string) => Record<string, string | undefined>, startApi: (checkout: string, databaseUrl: string, more?:
 * Record<string, string>) => Promise<string>, children: import('node:child_process').ChildProcess[], }) =>
 * Promise<void>} work `url` is the database's, `serverPid` its server's; `folder` is temporary; `inService` brings the
 * server into the state of a long-running one; `otherDatabase` creates a second one; `migrated` runs a checkout's
 * migrations and returns the environment; `startApi` also starts that build, with additional environment, and returns
 * its URL; `children` are stopped at the end
 * @param {Record<string, string>} [settings] of PostgreSQL
 */
export async function withFixture(work, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({
    directory: join(folder, 'data'),
    port: await nextFreePort(25_000),
    logFile: join(folder, 'postgres.log'),
    settings: { max_connections: '200', min_wal_size: '1GB', ...settings },
  });
  const children = [];
  const { url } = postgres;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void clear().finally(() => process.exit(1)));
  try {
    await work({
      url,
      folder,
      serverPid: postgres.child.pid,
      query,
      inService,
      otherDatabase,
      migrated,
      startApi,
      children,
    });
  } finally {
    await clear();
  }

  async function clear() {
    for (const child of children) child.kill();
    await delay(500);
    await postgres.stop('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }

  async function query(text) {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  /**
   * A long-running server recycles WAL files up to `min_wal_size`; a new one creates them, which delays commits by 70
   * ms for every 16 MB.
   */
  async function inService() {
    for (let file = 0; file < 64; file += 1)
      await query(`SELECT pg_logical_emit_message(false, 'bench', ''), pg_switch_wal()`);
    await query('CHECKPOINT');
  }

  async function otherDatabase() {
    await query('CREATE DATABASE other');
    const other = new URL(url);
    other.pathname = '/other';
    return other.href;
  }

  function migrated(checkout, databaseUrl) {
    const { REDIS_URL: _, ...mine } = process.env;
    const env = {
      ...mine,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
    };
    if (!existsSync(join(checkout, 'dist/apps/api/main.js')))
      execFileSync('npx', ['nx', 'build', 'api'], { cwd: checkout, stdio: 'inherit' });
    execFileSync(process.execPath, [join(checkout, 'dist/apps/api/migrate.js')], { env });
    return env;
  }

  async function startApi(checkout, databaseUrl, more = {}) {
    const port = await nextFreePort(26_000);
    const child = spawn(process.execPath, [...imageOptions('api'), join(checkout, 'dist/apps/api/main.js')], {
      env: { ...migrated(checkout, databaseUrl), PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...more },
      cwd: checkout,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    for (let attempt = 0; attempt < 200; attempt++) {
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
      if (ready?.ok) return `http://127.0.0.1:${port}`;
      await delay(100);
    }
    throw new Error(`The API of ${checkout} did not start`);
  }
}
