import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './ports';

const start = promisify(execFile);
const debian = '/usr/lib/postgresql';
const user = 'postgres';

export interface InstalledPostgres {
  /** Of an administrator, on the database `postgres`. */
  url: string;
  /** Runs a program of the same version, such as pg_dump. @throws if its exit code is not 0 */
  run: (program: string, ...args: string[]) => Promise<unknown>;
  /** Kills the server and starts it again on the same data; open transactions are lost. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * The machine's own PostgreSQL with pg_dump and pg_restore of its version, which the embedded one lacks.
 * @throws Error if none is installed, or it does not start
 */
export async function startInstalledPostgres(): Promise<InstalledPostgres> {
  const programs = programFolder();
  const account = await serverAccount();
  const folder = await mkdtemp(join(tmpdir(), 'mainstage-installed-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...account, cwd: '/' };
  const initial = [
    `--pgdata=${data}`,
    `--username=${user}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ];
  await start(join(programs, 'initdb'), initial, options);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=100'];
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
  const serve = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    if (await answers(server, url)) return server;
    await end(server, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true });
    throw new Error('The installed PostgreSQL did not start');
  };
  let server = await serve();
  return {
    url,
    run: (program, ...args) => start(join(programs, program), args),
    async restart() {
      await end(server, 'SIGQUIT');
      server = await serve();
    },
    async stop() {
      await end(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, 'exit');
  if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await ended;
}

/** Debian has a folder for every version; elsewhere pg_dump on the PATH leads to the other programs. */
function programFolder(): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'pg_dump'));
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...onPath.filter((path) => existsSync(path)).map((path) => dirname(realpathSync(path))),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_dump')));
  if (!found) throw new Error('No PostgreSQL with pg_dump is installed (Debian: apt-get install postgresql).');
  return found;
}

/** PostgreSQL refuses to run as root. */
async function serverAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => (await start('id', [flag, user])).stdout));
  return { uid: Number(uid), gid: Number(gid) };
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  for (const latest = performance.now() + 60_000; performance.now() < latest; await delay(50)) {
    if (server.exitCode !== null) return false;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return true;
  }
  return false;
}
