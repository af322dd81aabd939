/** Baselines of the intake benchmark, and the format of its tables. */
import { fork, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageOptions } from '../lib/image-options.mjs';
import { run } from '../lib/command.mjs';
import { binary, root, Trouble } from '../lib/workspace.mjs';
import { pgbenchScript } from './bare-insert.mjs';

/** @returns {Promise<string>} URL of the bare handler */
export async function startBareHandler(url, children) {
  const child = fork(join(root, 'tools/bench/bare-handler.mjs'), { env: { ...process.env, DATABASE_URL: url } });
  children.push(child);
  const port = await new Promise((resolve) => child.once('message', resolve));
  return `http://127.0.0.1:${port}/`;
}

/** Bundles plain Nest as the apps are bundled. @throws Trouble with the compiler's output */
export async function bundlePlainNest() {
  const config = join(root, 'tools/bench/plain-nest/rolldown.config.mjs');
  const { code, output } = await run(binary('rolldown'), ['-c', config], { name: 'rolldown' });
  if (code !== 0) throw new Trouble(output);
}

/**
 * Plain Nest with TypeORM, as the documentation shows it (tools/bench/plain-nest), on a migrated database.
 * @param {Record<string, string | undefined>} env of that database
 * @returns {Promise<string>} its URL
 */
export async function startPlainNest(env, children) {
  const child = fork(join(root, 'dist/tools/bench/plain-nest/main.js'), { env, execArgv: imageOptions('api') });
  children.push(child);
  const port = await new Promise((resolve) => child.once('message', resolve));
  return `http://127.0.0.1:${port}`;
}

/**
 * The same insert without Node: the limit of database and disk.
 * @param {{ concurrency: number, seconds: number }} load
 * @returns the same figures as load.mjs, or undefined without pgbench
 */
export async function pgbench(url, folder, { concurrency, seconds }) {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const program = ['/usr/bin/pgbench', ...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)].find(
    existsSync,
  );
  if (!program) return undefined;
  const script = join(folder, 'insert.sql');
  writeFileSync(script, pgbenchScript);
  const threads = String(Math.min(2, concurrency));
  const args = ['-n', '-M', 'prepared', '-c', String(concurrency), '-j', threads, '-T', String(seconds), '-f', script];
  const log = join(folder, 'pgbench');
  const child = spawn(program, [...args, '-l', '--log-prefix', log, url], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  const logs = readdirSync(folder)
    .filter((file) => file.startsWith('pgbench'))
    .map((file) => join(folder, file));
  const latencies = logs
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000)
    .sort((a, b) => a - b);
  for (const file of logs) rmSync(file);
  const at = (share) => latencies[Math.floor(latencies.length * share)];
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors: 0,
  };
}

export function median(measured, figure) {
  const sorted = measured.map((one) => one[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Prints a row of a Markdown table for docs/performance.md. @param {(string | number)[]} cells */
export const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
export const head = (cells) => (row(cells), row(cells.map((_, index) => (index === 0 ? '---' : '---:'))));
