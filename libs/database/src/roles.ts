import type { EntityManager } from 'typeorm';
import type { ComputedColumns } from './selected';
import { rows } from './sql';
import { connectWithRetries } from './connect-with-retries';
import { type DatabaseTimeouts, migrationTimeouts, sessionTimeouts, visitorTimeouts, workerTimeouts } from './timeouts';

/** Database URLs of the processes, each with its own role and password. */
export interface ProcessUrls {
  api?: string;
  worker?: string;
}

/** The role of a URL owns the tables, or the URL has no name or password. */
export class BadRole extends Error {
  override readonly name = 'BadRole';
}

/**
 * Rights of each process; none may create, change or drop a table. Retention, erasure and moved dates are the worker's:
 * the API deletes only temporary rows, and passkeys that their owners remove.
 */
const rights: Record<keyof ProcessUrls, { all: string; deletes: string[] | 'all' }> = {
  api: {
    all: 'SELECT, INSERT, UPDATE',
    deletes: ['booked_atoms', 'rate_limits', 'recent_submissions', 'desk_passkeys', 'answer_files'],
  },
  worker: { all: 'SELECT, INSERT, UPDATE, DELETE', deletes: 'all' },
};

/** Behind PgBouncer a connection cannot have its own time-outs, so the role has them. */
const timeouts: Record<keyof ProcessUrls, DatabaseTimeouts> = { api: visitorTimeouts, worker: workerTimeouts };

/**
 * Creates the roles of API and worker if they are missing, with the passwords of their URLs, and grants them their
 * time-outs and their rights to the current tables; run it after each migration. Requires a queue in Redis: one in
 * PostgreSQL would create tables.
 * @param ownerUrl of a role that owns the tables and may create roles
 * @throws BadRole
 */
export async function ensureRoles(ownerUrl: string, urls: ProcessUrls): Promise<string[]> {
  const dataSource = await connectWithRetries(ownerUrl, {
    poolSize: 1,
    applicationName: 'mainstage-roles',
    timeouts: migrationTimeouts,
  });
  try {
    const made: string[] = [];
    for (const process of ['api', 'worker'] as const) {
      const url = urls[process];
      if (url === undefined) continue;
      const { name, password } = roleOf(url, ownerUrl);
      await dataSource.manager.transaction(async (manager) => {
        await makeRole(manager, name, password);
        await setTimeouts(manager, name, timeouts[process]);
        await giveRights(manager, name, rights[process]);
      });
      made.push(name);
    }
    return made;
  } finally {
    await dataSource.destroy();
  }
}

function roleOf(url: string, ownerUrl: string): { name: string; password: string } {
  const of = (text: string) => decodeURIComponent(text);
  const { username, password } = new URL(url);
  if (!username || !password)
    throw new BadRole('An address of the database for a process must have a user and a password');
  if (of(username) === of(new URL(ownerUrl).username))
    throw new BadRole(`${of(username)} owns the tables: a process needs a role of its own`);
  return { name: of(username), password: of(password) };
}

async function makeRole(manager: EntityManager, name: string, password: string): Promise<void> {
  const [known] = await rows(manager, 'SELECT FROM pg_roles WHERE rolname = $1', [name]);
  await execute(
    manager,
    `${known ? 'ALTER' : 'CREATE'} ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD %L`,
    [name, password],
  );
}

async function setTimeouts(manager: EntityManager, name: string, limits: DatabaseTimeouts): Promise<void> {
  for (const [parameter, ms] of Object.entries(sessionTimeouts(limits)))
    await execute(manager, 'ALTER ROLE %I SET %I = %L', [name, parameter, String(ms)]);
}

async function giveRights(
  manager: EntityManager,
  name: string,
  { all, deletes }: (typeof rights)['api'],
): Promise<void> {
  await execute(manager, 'REVOKE ALL ON ALL TABLES IN SCHEMA public FROM %I', [name]);
  await execute(manager, 'GRANT USAGE ON SCHEMA public TO %I', [name]);
  await execute(manager, 'GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO %I', [name]);
  await execute(manager, `GRANT ${all} ON ALL TABLES IN SCHEMA public TO %I`, [name]);
  for (const table of deletes === 'all' ? [] : deletes)
    await execute(manager, `GRANT DELETE ON ${table} TO %I`, [name]);
  await execute(manager, 'REVOKE INSERT, UPDATE, DELETE ON migrations FROM %I', [name]);
}

/** Runs a statement without parameters; PostgreSQL itself quotes names and texts. */
async function execute(manager: EntityManager, statement: string, values: string[]): Promise<void> {
  const places = values.map((_, index) => `, $${index + 2}::text`).join('');
  const [written] = await rows<ComputedColumns<{ text: string }>>(manager, `SELECT format($1::text${places}) AS text`, [
    statement,
    ...values,
  ]);
  await manager.query(written?.text ?? '');
}
