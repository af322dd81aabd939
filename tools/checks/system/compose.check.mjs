import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { load } from '../../lib/bundle.mjs';
import { run } from '../../lib/command.mjs';
import { binary, root, Trouble } from '../../lib/workspace.mjs';

export const name = 'docker-compose.yml matches its schema, has every setting, and persists leads and jobs';

/** Properties of production, each with its source. */
const facts = [
  ['PostgreSQL is version 18', ({ services }) => /^postgres:18\b/.test(services.postgres.image)],
  [
    'Redis appends every write to its file',
    ({ services }) => /--appendonly yes/.test(services.redis.command.join(' ')),
  ],
  [
    'Redis never evicts a job',
    ({ services }) => /--maxmemory-policy noeviction/.test(services.redis.command.join(' ')),
  ],
  [
    'what is stored lies in named volumes',
    ({ services, volumes }) =>
      ['postgres', 'redis', 'mailpit'].every((part) =>
        services[part].volumes.every((volume) => volume.split(':')[0] in volumes),
      ),
  ],
  [
    'the schema is up to date before API and worker begin',
    ({ services }) =>
      ['api', 'worker'].every((app) => services[app].depends_on.migrate.condition === 'service_completed_successfully'),
  ],
  [
    'API and worker run in production behind the proxy',
    ({ services }) =>
      ['api', 'worker'].every((app) => {
        const { NODE_ENV, TRUST_PROXY } = services[app].environment;
        return NODE_ENV === 'production' && TRUST_PROXY === 'on';
      }),
  ],
  [
    'no process of ours keeps rights of root or gains new ones',
    ({ services }) =>
      ['api', 'worker', 'migrate', 'web'].every(
        (part) => services[part].cap_drop?.includes('ALL') && services[part].mem_limit,
      ) && Object.values(services).every(({ security_opt }) => security_opt?.includes('no-new-privileges:true')),
  ],
  [
    'no container of ours writes a file beside /tmp and its volumes',
    ({ services }) => ['api', 'worker', 'migrate', 'web'].every((part) => services[part].read_only === true),
  ],
  [
    'operators’ pages are reachable from this machine only',
    ({ services }) => services.api.ports.every((port) => port.startsWith('127.0.0.1:')),
  ],
  [
    'the role that owns the tables is the migration’s alone',
    ({ services }) =>
      ['api', 'worker'].every((app) => /^\$\{(API|WORKER)_DATABASE_URL:/.test(services[app].environment.DATABASE_URL)),
  ],
  [
    'the password of the inbound mailbox is the worker’s alone',
    ({ services }) =>
      ['INBOUND_IMAP_URL', 'INBOUND_IMAP_TOKEN_URL', 'INBOUND_SMTP_CERTIFICATE_KEY'].every(
        (name) =>
          name in services.worker.environment && !['api', 'migrate'].some((app) => name in services[app].environment),
      ),
  ],
  ['the database is reachable from inside only', ({ services }) => !services.postgres.ports && !services.redis.ports],
];

/** Names of the settings that are empty unless `.env` sets them. */
function demanded(text) {
  return new Set([...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name));
}

/** Settings with another value in a container, and of a PgBouncer, which compose does not start. */
const notInCompose = ['HOST', 'DIRECT_DATABASE_URL'];

/** Settings that no process of the composition gets: a line of `.env` would have no effect. */
async function missingIn({ services: { api, worker, migrate } }) {
  const { settings } = await load('libs/config/src/settings.ts');
  const given = { ...api.environment, ...worker.environment, ...migrate.environment };
  return Object.keys(settings).filter((name) => !(name in given) && !notInCompose.includes(name));
}

export async function check() {
  const { code, output } = await run(binary('dclint'), [
    '-c',
    'tools/checks/system/dclint.json',
    '--max-warnings',
    '0',
    'docker-compose.yml',
  ]);
  if (code !== 0) throw new Trouble(output);

  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const compose = parse(text, { merge: true });
  const untrue = facts.filter(([, holds]) => !holds(compose)).map(([fact]) => fact);
  if (untrue.length > 0) throw new Trouble(`Not true of docker-compose.yml: ${untrue.join('; ')}`);

  const missing = await missingIn(compose);
  if (missing.length > 0) throw new Trouble(`docker-compose.yml does not pass on ${missing.join(', ')}`);

  // Every secret must be set, including those that are empty in .env.example.
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const lax = [...example.matchAll(/^([A-Z_]+)=$/gm)]
    .map(([, name]) => name)
    .filter((name) => !demanded(text).has(name));
  if (lax.length > 0) throw new Trouble(`docker-compose.yml starts without ${lax.join(', ')}`);
}
