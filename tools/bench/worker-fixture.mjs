/** Fixture of benchmarks that send mails: a Redis, and a worker with production settings. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { imageOptions } from '../lib/image-options.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { root } from '../lib/workspace.mjs';

/**
 * Settings that production requires, with throwaway secrets. React renders mails several times slower outside
 * production.
 */
export const production = {
  NODE_ENV: 'production',
  MAIL_SANDBOX: 'on',
  PUBLIC_URL: 'https://bench.invalid',
  MAIL_FROM: 'Bench <bench@bench.invalid>',
  SALES_EMAIL: 'sales@bench.invalid',
  APP_SECRET: randomBytes(48).toString('base64url'),
  OPS_USER: 'operator',
  OPS_PASSWORD: randomBytes(24).toString('base64url'),
};

/**
 * A Redis as in production: append-only file, no eviction.
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startRedis() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-redis-'));
  const port = await nextFreePort(41_000);
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--appendonly', 'yes'];
  const child = spawn('redis-server', [...options, '--maxmemory-policy', 'noeviction'], { stdio: 'ignore' });
  await Promise.race([delay(1000), once(child, 'error').then(([error]) => Promise.reject(error))]);
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string[]} [options] of Node */
export function runBuilt(file, environment, options = []) {
  return spawn(process.execPath, [...options, join(root, file)], {
    env: environment,
    stdio: ['ignore', process.env.LOG_LEVEL ? 'inherit' : 'ignore', 'inherit'],
  });
}

/**
 * Starts a worker and resolves when it processes jobs.
 * @param {Record<string, string>} environment
 */
export async function startWorker(environment) {
  // Below the range of ephemeral ports, of which many are used here.
  const port = await nextFreePort(27_000);
  const settings = { ...environment, ...production, WORKER_PORT: String(port) };
  const child = runBuilt('dist/apps/worker/main.js', settings, imageOptions('worker'));
  for (const latest = performance.now() + 120_000; performance.now() < latest; await delay(50)) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    await ready?.arrayBuffer();
    if (ready?.ok) return child;
    if (child.exitCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Error('The worker did not become ready');
}

/** Lets it finish the mails in flight. @returns {Promise<number | null>} its exit code */
export async function endProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  return code;
}
