/**
 * The whole system for the browser tests: the built API, worker and site, a private database, MailDev as mail server.
 * Runs until SIGTERM, or until its parent has ended. With E2E_REDIS_URL the queue is in Redis, as in production, else
 * in PostgreSQL.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { E2E_SITE_PORT, E2E_WORKER_PORT, E2E_SMTP_PORT, E2E_MAILBOX_PORT, E2E_REDIS_URL } = process.env;
const mails = mkdtempSync(join(tmpdir(), 'mainstage-mails-'));

const databaseServer = process.env.TEST_DATABASE_URL ? undefined : startDatabaseServer();
const databaseUrl = await createDatabase(process.env.TEST_DATABASE_URL ?? (await databaseServer.url));

const environment = {
  ...process.env,
  NODE_ENV: 'test',
  PORT: E2E_SITE_PORT,
  WORKER_PORT: E2E_WORKER_PORT,
  PUBLIC_URL: `http://localhost:${E2E_SITE_PORT}`,
  DATABASE_URL: databaseUrl,
  REDIS_URL: E2E_REDIS_URL ?? '',
  SMTP_URL: `smtp://127.0.0.1:${E2E_SMTP_PORT}`,
  RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'warn',
};
execFileSync(process.execPath, ['dist/apps/api/migrate.js'], { cwd: root, env: environment, stdio: 'inherit' });
const parts = [
  start('dist/apps/api/main.js'),
  start('dist/apps/worker/main.js'),
  start('tools/start/mailbox.mjs', { SMTP_PORT: E2E_SMTP_PORT, PAGE_PORT: E2E_MAILBOX_PORT, MAIL_DIRECTORY: mails }),
];

let ending = false;
for (const part of parts)
  part.once('exit', (code) => {
    if (!ending) end(code ?? 1);
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(0));
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  if (!ending) void end(0);
}, 1000);

async function end(code) {
  ending = true;
  for (const part of parts) {
    part.kill('SIGTERM');
    if (part.exitCode === null && part.signalCode === null) await once(part, 'exit');
  }
  databaseServer?.child.stdin.end();
  rmSync(mails, { recursive: true, force: true });
  process.exit(code);
}

function start(script, extra = {}) {
  return spawn(process.execPath, [script], { cwd: root, env: { ...environment, ...extra }, stdio: 'inherit' });
}

function startDatabaseServer() {
  const child = spawn(process.execPath, [join(root, 'tools/lib/throwaway-postgres.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { child, url: once(child.stdout, 'data').then(([line]) => JSON.parse(String(line)).url) };
}

async function createDatabase(admin) {
  const client = new pg.Client(admin);
  await client.connect();
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}
