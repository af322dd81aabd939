/**
 * Runs a command of apps/cli on the database of DATABASE_URL, or on the embedded one of `npm start`, which is started
 * if necessary.
 * node tools/cli/run.mjs mails list
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCliIfOlder, built } from '../lib/build.mjs';
import { logFile } from '../lib/logs.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { postgresUrl, startPostgres } from '../lib/postgres.mjs';
import { identityOf } from '../lib/processes.mjs';
import { dataPath, main, Trouble } from '../lib/workspace.mjs';

/** The port of the embedded server if it runs. */
function runningPort(directory) {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return identityOf(Number(pid))?.includes(directory) ? Number(port) : undefined;
}

/** The settings of the database, and a function that restores its state. */
async function database() {
  const { DATABASE_URL: url, DATABASE_URL_FILE: file, NODE_ENV: environment } = process.env;
  if (url || file || environment === 'production') return { env: {}, leave: async () => {} };
  const directory = dataPath('postgres');
  if (!existsSync(directory))
    throw new Trouble('There is no database here yet: run npm start first, or give DATABASE_URL.');
  const port = runningPort(directory);
  if (port) return { env: { DATABASE_URL: postgresUrl(port) }, leave: async () => {} };
  const server = await startPostgres({ directory, port: await nextFreePort(5433), logFile: logFile('postgres') });
  return { env: { DATABASE_URL: server.url }, leave: () => server.stop() };
}

await main(async () => {
  await buildCliIfOlder();
  const { env, leave } = await database();
  try {
    const child = spawn(process.execPath, ['--enable-source-maps', built.cli, ...process.argv.slice(2)], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    return await new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    await leave();
  }
});
