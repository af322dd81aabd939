import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  /** Closes every connection to the database and drops it. */
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

/** A database that is filled once for all tests of a server, and copied for each. */
export interface Template {
  /** Unique for its content; it stays on a server that outlives the tests. */
  name: string;
  fill: (url: string) => Promise<unknown>;
}

/**
 * Creates a database, empty or a copy of the template. Uses the server of TEST_DATABASE_URL (an administrator's URL,
 * which `npm test` sets), else an embedded one that starts with the first database of this process and stops with the
 * last.
 */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  inUse += 1;
  try {
    const { url: admin } = await (server ??= connectOrStart());
    const name = `test_${randomBytes(8).toString('hex')}`;
    if (template) await provide(admin, template);
    await administer(admin, (sql) =>
      sql.query(`CREATE DATABASE ${name} ${template ? `TEMPLATE ${template.name}` : ''}`),
    );
    let dropped: Promise<void> | undefined;
    return { url: addressOf(admin, name), drop: () => (dropped ??= drop(admin, name)) };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Connections to a database of a test. Lost connections are ignored: an ended pool has only notified the server, which
 * may drop the database first.
 */
export function testPool(url: string, options: Pick<pg.PoolConfig, 'max' | 'application_name'> = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...options });
  pool.on('error', () => undefined);
  return pool;
}

function addressOf(admin: string, name: string): string {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

/** Fills the template if it is missing: one process does, and the others wait for it. */
async function provide(admin: string, { name, fill }: Template): Promise<void> {
  await administer(admin, async (sql) => {
    const { rowCount } = await sql.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    await sql.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount: meanwhile } = await sql.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (meanwhile) return;
    // Renamed when complete.
    const unfinished = `${name}_begun`;
    await sql.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await sql.query(`CREATE DATABASE ${unfinished}`);
    await fill(addressOf(admin, unfinished));
    await sql.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
}

async function drop(admin: string, name: string): Promise<void> {
  try {
    await administer(admin, (sql) => sql.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
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

async function administer(url: string, work: (sql: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function connectOrStart(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  // The program stops the server when its input ends, also if this process is killed.
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
