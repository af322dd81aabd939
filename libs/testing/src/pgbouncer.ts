import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './ports';

export interface TestPgBouncer {
  /** The same URL through PgBouncer. */
  through: (url: string) => string;
  stop: () => Promise<void>;
}

/**
 * PgBouncer in transaction mode, with fewer connections to the server than its clients have, so that the transactions
 * of a client run on different ones.
 * @param urls of the server, each with an allowed role
 * @param settings of the section `pgbouncer` that differ
 * @throws Error if PgBouncer is not installed or does not start
 */
export async function startPgBouncer(urls: string[], settings: Record<string, string> = {}): Promise<TestPgBouncer> {
  const { hostname, port: serverPort } = new URL(urls[0] ?? '');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'mainstage-pgbouncer-'));
  // Started by root it switches to another user.
  await chmod(folder, 0o755);
  const users = join(folder, 'users.txt');
  await writeFile(users, urls.map((url) => `${passwordLine(new URL(url))}\n`).join(''));
  const options = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: users,
    pool_mode: 'transaction',
    default_pool_size: '3',
    ...(process.getuid?.() === 0 && { user: 'nobody' }),
    ...settings,
  };
  const lines = Object.entries(options).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, [`[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]`, ...lines, ''].join('\n'));

  const child = spawn(program(), [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (const latest = performance.now() + 15_000; !(await answers(port)); await delay(25)) {
    if (child.exitCode === null && performance.now() < latest) continue;
    await stop();
    throw new Error(`PgBouncer did not start:\n${output}`);
  }
  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    stop,
  };
}

const passwordLine = ({ username, password }: URL) =>
  `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`;

function program(): string {
  // Debian installs it into a folder that is only on root's PATH.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const found = folders.map((folder) => join(folder, 'pgbouncer')).find(isExecutable);
  if (!found) throw new Error('No pgbouncer on the PATH: install it (Debian: apt-get install pgbouncer).');
  return found;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
