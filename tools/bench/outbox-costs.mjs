/**
 * What relay, worker, readiness, metrics and the operators' page cost on a large outbox: fills a throwaway PostgreSQL with
 * mails of three years, almost all of them sent, and prints plan and time of each statement.
 *
 *   npx nx build api && node tools/bench/outbox-costs.mjs [mails] [--by-month]
 *
 * --by-month partitions the outbox first, to measure the effect (docs/scaling.md); the schema itself is not partitioned.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'by-month': { type: 'boolean' } } });
const total = Number(positionals[0] ?? 1_000_000);
const months = 36;
const path = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const attention = `settled_at IS NULL AND (status IN ('dead', 'review') OR status = 'due' AND refusals > 0)`;
const counted = (where, order) =>
  `SELECT count(*) FROM (SELECT FROM mails WHERE ${where} ORDER BY ${order} LIMIT 10000) counted`;

const statements = {
  'relay: what to put on the queue': `SELECT id FROM mails WHERE status = 'due' AND dispatched_at IS NULL AND due_at <= now()
     ORDER BY due_at LIMIT 1000`,
  'worker: a mail by its id': 'SELECT * FROM mails WHERE id = (SELECT id FROM some_mail)',
  'reconciler: leases that ran out': `SELECT id FROM mails WHERE status = 'sending' AND lease_until < now() LIMIT 100`,
  'readiness: a mail needs attention': `SELECT FROM mails WHERE ${attention} ORDER BY created_at DESC LIMIT 1`,
  'metrics: due': counted(`status = 'due'`, 'due_at'),
  'metrics: sending': counted(`status = 'sending'`, 'lease_until'),
  'metrics: oldest due': `SELECT due_at FROM mails WHERE status = 'due' AND due_at <= now() ORDER BY due_at LIMIT 1`,
  'metrics: wanting attention': `SELECT status, count(*) FROM (SELECT status FROM mails WHERE ${attention}
     ORDER BY created_at DESC LIMIT 1000) counted GROUP BY 1`,
  'operators: first page': `SELECT * FROM mails WHERE ${attention} ORDER BY created_at DESC, id DESC LIMIT 51`,
  'operators: a lead': `SELECT * FROM mails WHERE lead_id = '00000000-0000-4000-8000-000000000001'`,
  'retention: mails to delete': `SELECT id FROM mails WHERE status IN ('sent', 'dead') AND form <> 'newsletter'
     AND finished_at < now() - interval '90 days' ORDER BY finished_at LIMIT 500`,
  'before: all by status': 'SELECT status, count(*) FROM mails GROUP BY status',
};

const server = spawn(process.execPath, [path('tools/lib/throwaway-postgres.mjs')], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const { url } = JSON.parse(line.toString());
const client = new pg.Client({ connectionString: url });
try {
  const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn' };
  if (spawnSync(process.execPath, [path('dist/apps/api/migrate.js')], { env, stdio: 'inherit' }).status !== 0)
    throw new Error('The migrations failed');
  await client.connect();
  // Indexes are created after the rows, which is faster.
  const { rows: indexes } = await client.query(`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'mails' AND indexname NOT IN (SELECT conname FROM pg_constraint)`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  if (values['by-month']) await partition();
  else await client.query('ALTER TABLE mails DROP CONSTRAINT mails_pkey, SET UNLOGGED');
  // Vacuumed once after all rows are inserted.
  const { rows: tables } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relname LIKE 'mails%' AND relkind = 'r'`,
  );
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} SET (autovacuum_enabled = off)`);
  const seconds = async (work) => {
    const begun = performance.now();
    await work();
    return (performance.now() - begun) / 1000;
  };
  const filling = await seconds(() => fill(availableParallelism()));
  await client.query(`SET maintenance_work_mem = '2GB'`);
  await client.query(`SET max_parallel_maintenance_workers = ${availableParallelism()}`);
  const indexing = await seconds(async () => {
    await client.query(`ALTER TABLE mails ADD PRIMARY KEY (id${values['by-month'] ? ', created_at' : ''})`);
    for (const { definition } of indexes) await client.query(definition.replace(' ON ONLY ', ' ON '));
  });
  await client.query('VACUUM ANALYZE mails');
  await client.query(
    `CREATE TEMP TABLE some_mail AS SELECT id FROM mails WHERE status = 'sent' ORDER BY created_at LIMIT 1`,
  );
  await client.query('ANALYZE some_mail');
  const { rows: sizes } = await client.query(
    `SELECT pg_size_pretty(sum(pg_table_size(oid))) AS rows, pg_size_pretty(sum(pg_indexes_size(oid))) AS indexes
     FROM pg_class WHERE relname LIKE 'mails%' AND relkind = 'r'`,
  );
  process.stdout.write(
    `${total.toLocaleString('en-GB')} mails${values['by-month'] ? `, ${months} partitions` : ''}: ${sizes[0].rows} and ${sizes[0].indexes} of indexes, ` +
      `filled in ${filling.toFixed(0)} s, indexed in ${indexing.toFixed(0)} s\n`,
  );
  for (const [name, statement] of Object.entries(statements)) {
    const times = [];
    let scan = '';
    for (let turn = 0; turn < 5; turn += 1) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`);
      const [{ Plan: plan, 'Execution Time': time }] = rows[0]['QUERY PLAN'];
      times.push(time);
      scan = scanOf(plan);
    }
    times.sort((a, b) => a - b);
    process.stdout.write(`${name.padEnd(34)} ${times[2].toFixed(2).padStart(9)} ms  ${scan}\n`);
  }
  const adding = await seconds(() =>
    client.query(`INSERT INTO mails (kind, form, lead_id, recipient, to_address) SELECT 'contact-confirmation', 'contact',
      uuidv7(), 'visitor', 'new' || n || '@example.com' FROM generate_series(1, 20000) n`),
  );
  // The oldest month, as retention would.
  const oldest = `now() - interval '${months - 2} months'`;
  const month = values['by-month']
    ? await seconds(() => client.query('DROP TABLE mails_00'))
    : await seconds(() => client.query(`DELETE FROM mails WHERE created_at < ${oldest}`));
  process.stdout.write(
    `20,000 new mails in ${adding.toFixed(2)} s; the oldest month deleted in ${month.toFixed(2)} s\n`,
  );
} finally {
  await client.end();
  server.stdin.end();
  await once(server, 'exit');
}

/** The rows, a stretch of them over each of so many connections. */
async function fill(connections) {
  const stretch = Math.ceil(total / connections);
  await Promise.all(
    Array.from({ length: connections }, async (_, which) => {
      const filler = new pg.Client({ connectionString: url });
      await filler.connect();
      try {
        await filler.query(
          `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status, created_at, due_at, first_due_at, finished_at)
           SELECT 'contact-confirmation', 'contact', gen_random_uuid(), 'visitor', 'ada' || n || '@example.com',
             CASE WHEN n <= 2000 THEN 'due' WHEN n % 100003 = 0 THEN 'dead' ELSE 'sent' END,
             at, at, at, CASE WHEN n > 2000 THEN at END
           FROM (SELECT n, now() - n * $2::interval / $1::int AS at FROM generate_series($3::int, $4::int) n) spread`,
          [total, `${months - 1} months`, which * stretch + 1, Math.min(total, (which + 1) * stretch)],
        );
      } finally {
        await filler.end();
      }
    }),
  );
}

/** The same columns and checks, in a table for each month. */
async function partition() {
  await client.query('ALTER TABLE mails RENAME TO whole');
  await client.query('ALTER TABLE whole DROP CONSTRAINT mails_pkey');
  await client.query(
    `CREATE TABLE mails (LIKE whole INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (created_at)`,
  );
  for (let month = 0; month < months; month += 1) {
    const at = (ago) => `date_trunc('day', now()) - interval '${ago} months'`;
    const [{ from, to }] = (
      await client.query(`SELECT ${at(months - 1 - month)} AS from, ${at(months - 2 - month)} AS to`)
    ).rows;
    const bounds = [
      month === 0 ? 'MINVALUE' : `'${from.toISOString()}'`,
      month === months - 1 ? 'MAXVALUE' : `'${to.toISOString()}'`,
    ];
    await client.query(
      `CREATE UNLOGGED TABLE mails_${String(month).padStart(2, '0')} PARTITION OF mails FOR VALUES FROM (${bounds[0]}) TO (${bounds[1]})`,
    );
  }
}

/** Statements that read the outbox. */
function scanOf(plan) {
  if (plan.Plans?.length > 3) return `${plan['Node Type']} of ${plan.Plans.length}`;
  if (plan['Relation Name'] === 'mails' || plan['Index Name'])
    return `${plan['Node Type']}${plan['Index Name'] ? ` on ${plan['Index Name']}` : ''}`;
  return (plan.Plans ?? []).map(scanOf).filter(Boolean).join(', ');
}
