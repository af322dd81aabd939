/**
 * What readiness, metrics and the operators' page cost on a large ledger: fills a throwaway PostgreSQL with sent mails, some
 * due and some dead, and prints plan and time of each statement.
 *
 *   npx nx build api && node tools/benchmarks/ledger-figures.mjs [mails]
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const total = Number(process.argv[2] ?? 1_000_000);
const path = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const attention = `settled_at IS NULL AND (status IN ('dead', 'review') OR status = 'due' AND refusals > 0)`;
const counted = (where, order) =>
  `SELECT count(*) FROM (SELECT FROM mails WHERE ${where} ORDER BY ${order} LIMIT 10000) counted`;

const statements = {
  'readiness: a mail wants a person': `SELECT FROM mails WHERE ${attention} ORDER BY created_at DESC LIMIT 1`,
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
  // Rows first, indexes after them: else most of the time goes into keeping these in order.
  const { rows: indexes } = await client.query(`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'mails' AND indexname NOT IN (SELECT conname FROM pg_constraint)`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query('ALTER TABLE mails SET UNLOGGED');
  await client.query(
    `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status, created_at, due_at, finished_at)
     SELECT 'contact-confirmation', 'contact', gen_random_uuid(), 'visitor', 'ada' || n || '@example.com',
       CASE WHEN n % 1000 = 0 THEN 'due' WHEN n % 10007 = 0 THEN 'dead' ELSE 'sent' END,
       now() - n * interval '1 s', now() - n * interval '1 s', CASE WHEN n % 1000 > 0 THEN now() - n * interval '1 s' END
     FROM generate_series(1, $1::int) n`,
    [total],
  );
  await client.query(`SET maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('VACUUM ANALYZE mails');
  process.stdout.write(`${total.toLocaleString('en-GB')} mails\n`);
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
} finally {
  await client.end();
  server.stdin.end();
  await once(server, 'exit');
}

/** How the ledger itself is read. */
function scanOf(plan) {
  if (plan['Relation Name'] === 'mails' || plan['Index Name'])
    return `${plan['Node Type']}${plan['Index Name'] ? ` on ${plan['Index Name']}` : ''}`;
  return (plan.Plans ?? []).map(scanOf).filter(Boolean).join(', ');
}
