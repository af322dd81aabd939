import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { tiedToParent } from '@mainstage/testing/node-process';
import { freePort } from '@mainstage/testing/ports';

/**
 * Bundles the API from the current sources, as for production, into a folder of this test.
 * @param site folder of a built site and its renderer, which the API then serves
 */
export async function bundleApi(site?: string): Promise<{ main: string; remove: () => Promise<void> }> {
  const folder = join('dist', `api-process-under-test-${process.pid}`);
  const rolldown = join('node_modules', '.bin', 'rolldown');
  await promisify(execFile)(rolldown, ['-c', 'apps/api/rolldown.config.mjs', '--dir', join(folder, 'api')]);
  if (site) await symlink(site, join(folder, 'web'));
  return { main: join(folder, 'api/main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}

export interface ApiProcess {
  url: string;
  port: number;
  output: () => string;
  signal: (signal: NodeJS.Signals) => void;
  /** Exit code, once it has ended; null if a signal ended it. */
  ended: Promise<number | null>;
  /** Kills it if it still runs; call it at the end of a test in any case. */
  kill: () => Promise<void>;
}

export interface ApiProcessOptions {
  main: string;
  settings: Record<string, string>;
  /** Node's own arguments. */
  nodeArguments?: string[];
}

/** Starts it; resolves when it accepts leads. @throws Error with its output if it does not */
export async function startApiProcess({ main, settings, nodeArguments = [] }: ApiProcessOptions): Promise<ApiProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [...tiedToParent, ...nodeArguments, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'test', LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '0', ...settings, PORT: String(port) },
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const ended = (once(child, 'exit') as Promise<[number | null]>).then(([code]) => code);
  const running = () => child.exitCode === null && child.signalCode === null;
  const api: ApiProcess = {
    url: `http://127.0.0.1:${port}`,
    port,
    output: () => output,
    signal: (signal) => child.kill(signal),
    ended,
    async kill() {
      if (running()) child.kill('SIGKILL');
      await ended;
    },
  };
  for (const latest = performance.now() + 60_000; ; await delay(50)) {
    const ready = await fetch(`${api.url}/health/ready`).catch(() => undefined);
    if (ready?.ok) return api;
    if (running() && performance.now() < latest) continue;
    await api.kill();
    throw new Error(`The API did not start:\n${output}`);
  }
}
