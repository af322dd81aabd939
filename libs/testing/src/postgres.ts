import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  /** Cuts every connection to the database and removes it. */
  drop: () => Promise<void>;
}

interface Server {
  url: string;
  stop: () => Promise<void>;
}

const program = fileURLToPath(new URL('../../../tools/lib/throwaway-postgres.mjs', import.meta.url));

/** The server of this process while databases of it are in use. */
let server: Promise<Server> | undefined;
let inUse = 0;

/**
 * An empty database of its own.
 * On the server of TEST_DATABASE_URL (an administrator's address, which `npm test` gives), else on an embedded one that
 * starts with the first database of this process and stops with the last.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  inUse += 1;
  try {
    const { url: admin } = await (server ??= connectOrStart());
    const name = `test_${randomBytes(8).toString('hex')}`;
    await administer(admin, `CREATE DATABASE ${name}`);
    const url = new URL(admin);
    url.pathname = `/${name}`;
    let dropped: Promise<void> | undefined;
    return { url: url.href, drop: () => (dropped ??= drop(admin, name)) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function drop(admin: string, name: string): Promise<void> {
  try {
    await administer(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } finally {
    await release();
  }
}

async function release(): Promise<void> {
  inUse -= 1;
  if (inUse > 0) return;
  const last = server;
  server = undefined;
  await last?.then(({ stop }) => stop()).catch(() => undefined);
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function connectOrStart(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  // The program stops the server when its input ends, so also when this process is killed.
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  return {
    url: await addressFrom(child),
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    },
  };
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The PostgreSQL for tests did not start (exit code ${code}).`)));
    child.stdout?.once('data', (line: Buffer) => resolve((JSON.parse(line.toString()) as { url: string }).url));
  });
}
