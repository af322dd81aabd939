/**
 * `npm run bookings -- <command>`: the calendar from the command line. Works on DATABASE_URL, or on the database that
 * `npm start` runs in this checkout.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfOlder, built } from '../lib/build.mjs';
import { postgresUrl } from '../lib/postgres.mjs';
import { dataDir, main, Trouble } from '../lib/workspace.mjs';

/** The embedded database's port, from the file that the running server keeps. @throws Trouble */
function embeddedUrl() {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) throw new Trouble('No database: start one with npm start, or give DATABASE_URL.');
  return postgresUrl(Number(readFileSync(file, 'utf8').split('\n')[3]));
}

await main(async () => {
  const env = { ...process.env };
  if (!env.DATABASE_URL && !env.DATABASE_URL_FILE && env.NODE_ENV !== 'production') env.DATABASE_URL = embeddedUrl();
  await buildIfOlder('bookings-cli', 'bookings', built.bookings);
  const child = spawn(process.execPath, [built.bookings, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
});
