/**
 * Runs a command of the operators (apps/operator) on the database of DATABASE_URL, or on the embedded one of `npm start`,
 * whether that runs at the moment or not.
 *
 *   node tools/operator/run.mjs mails list
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfOlder } from '../lib/build.mjs';
import { logFile } from '../lib/logs.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { postgresUrl, startPostgres } from '../lib/postgres.mjs';
import { identityOf } from '../lib/processes.mjs';
import { dataPath, main, root, Trouble } from '../lib/workspace.mjs';

/** The port of the embedded server, while it runs. */
function runningPort(directory) {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return identityOf(Number(pid))?.includes(directory) ? Number(port) : undefined;
}

/** An address of the database, and how to leave it as it was found. */
async function database() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, leave: async () => {} };
  const directory = dataPath('postgres');
  if (!existsSync(directory))
    throw new Trouble('There is no database here yet: run npm start first, or give DATABASE_URL.');
  const port = runningPort(directory);
  if (port) return { url: postgresUrl(port), leave: async () => {} };
  const server = await startPostgres({ directory, port: await nextFreePort(5433), logFile: logFile('postgres') });
  return { url: server.url, leave: () => server.stop() };
}

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!['mails', 'privacy', 'retention'].includes(name))
    throw new Trouble('Which command: mails, privacy or retention?');
  const file = join(root, `dist/apps/operator/${name}.js`);
  await buildIfOlder('operator', 'operator', file);
  const { url, leave } = await database();
  try {
    const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
      env: { ...process.env, DATABASE_URL: url },
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
