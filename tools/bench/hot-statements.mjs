/**
 * node tools/bench/hot-statements.mjs [rows] — what every statement costs that the API sends while it takes forms: on empty
 * tables, and again on tables of this many rows each (ten million). The API itself sends them, rate limits on, and
 * PostgreSQL says how it carried them out (auto_explain), so the plans are those that the API gets. Prints two tables as
 * docs/performance.md has them, and the plan of each statement.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { forms } from '../faults/visitors.mjs';
import { root } from '../lib/workspace.mjs';
import { withFixture } from './fixture.mjs';
import { head, median, row } from './baselines.mjs';

const rows = Number(process.argv[2] ?? 10_000_000);
/** Calls of each form that count; as many before them do not. */
const times = 40;
const perMinute = '1000000';

/** What a statement is for, by what it holds. */
const purposes = [
  ['newsletter', 'INSERT INTO newsletter_subscriptions'],
  ['contact', 'INSERT INTO contact_submissions'],
  ['webinar', 'place_webinar_sign_ups'],
  ['tour, business event', 'INSERT INTO tour_bookings'],
  ['limit of calls, quota of mails', 'INSERT INTO rate_limits'],
  ['was the key used before', 'FROM "idempotency_keys"'],
  ['did the content come before', 'FROM "recent_submissions"'],
  ['a known address of the newsletter', 'FROM "newsletter_subscriptions" "subscription"'],
];

/** A row of each table for each `n` from 1 to `rows`, over three years up to an hour ago; almost all of it is done with. */
const at = `now() - interval '1 hour' - n * interval '3 years' / ${rows}`;
const contents = {
  contact_submissions: `(id, created_at, first_name, last_name, email, message)
    SELECT gen_random_uuid(), ${at}, 'Ada', 'Byron', 'ada' || n || '@example.com', 'Is the hall free in spring?'`,
  // Every third is a sign-up for a webinar that is over, but for some thousand of the next one.
  tour_bookings: `(id, created_at, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status, webinar_told_in)
    SELECT gen_random_uuid(), ${at}, CASE n % 3 WHEN 0 THEN 'webinar' WHEN 1 THEN 'tour' ELSE 'business_event' END, 'Ada Byron',
      'ada' || n || '@example.com', '2027-01-04', '10:30', '{}',
      CASE WHEN n % 3 = 0 THEN CASE WHEN n < 15000 THEN '2030-07-18T11:00:00+02:00' ELSE date_trunc('month', ${at}) END END,
      CASE WHEN n % 3 = 0 THEN 'confirmed' END, CASE WHEN n % 3 = 0 THEN gen_random_uuid() END`,
  newsletter_subscriptions: `(id, created_at, email, status, confirmed_at)
    SELECT gen_random_uuid(), ${at}, 'ada' || n || '@example.com', 'confirmed', ${at}`,
  consents: `(lead_id, form, text_version, given_at) SELECT gen_random_uuid(), 'contact', '1', ${at}`,
  mails: `(kind, form, lead_id, recipient, to_address, status, created_at, due_at, first_due_at, finished_at)
    SELECT 'contact-confirmation', 'contact', gen_random_uuid(), 'visitor', 'ada' || n || '@example.com',
      CASE WHEN n <= 2000 THEN 'due' ELSE 'sent' END, ${at}, ${at}, ${at}, CASE WHEN n > 2000 THEN ${at} END`,
  idempotency_keys: `(key, form, content_hash, answer, created_at)
    SELECT gen_random_uuid(), 'contact', sha256(n::text::bytea), '{"id": "4f7d2c3e-52a5-4a43-9a0e-6f3a6dfb5f52"}', ${at}`,
  recent_submissions: `(form, content_hash, answer, submitted_at)
    SELECT 'contact', sha256(n::text::bytea), '{"id": "4f7d2c3e-52a5-4a43-9a0e-6f3a6dfb5f52"}', ${at}`,
  mailbox_allowances: `(mailbox, granted) SELECT 'ada' || n || '@example.com', ARRAY[${at}]`,
  rate_limits: `(key, points, expire) SELECT encode(sha256(n::text::bytea), 'base64'), 1, 0`,
};

await withFixture(
  async ({ url, folder, query, startApi }) => {
    const log = join(folder, 'postgres.log');
    const api = await startApi(root, url, { RATE_LIMIT_PER_MINUTE: perMinute, UNPROVEN_MAILS_PER_HOUR: perMinute });
    const webinar = await (await fetch(`${api}/api/webinars/led-wall`)).json();
    const empty = await measured();
    const startedAt = performance.now();
    for (const table of Object.keys(contents)) await fill(table);
    const minutes = (performance.now() - startedAt) / 60_000;
    const [{ size }] = await query('SELECT pg_size_pretty(pg_database_size(current_database())) AS size');
    const full = await measured();

    const many = rows.toLocaleString('en-GB');
    console.log(
      `\n${many} rows in each of ${Object.keys(contents).length} tables, ${size}, loaded in ${minutes.toFixed(0)} min\n`,
    );
    head(['statement', 'ms, no rows', 'pages', `ms, ${many} rows`, 'pages', 'read by']);
    for (const [purpose] of purposes) {
      const [before, after] = [empty.get(purpose), full.get(purpose)];
      if (before && after)
        row([purpose, before.ms.toFixed(2), before.pages, after.ms.toFixed(2), after.pages, after.scans.join(', ')]);
    }
    console.log(`\nload ${loadavg()[0].toFixed(1)}`);
    for (const [purpose, { plan }] of full) console.log(`\n${purpose}\n${outline(plan)}`);

    /** The table without its indexes first and with them after, which is a tenth of the time. */
    async function fill(table) {
      const indexes = await query(`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
        WHERE tablename = '${table}' AND indexname NOT LIKE '%_pkey'`);
      const [{ key }] = await query(
        `SELECT pg_get_constraintdef(oid) AS key FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype = 'p'`,
      );
      await query(
        [
          `TRUNCATE ${table}`,
          `ALTER TABLE ${table} DROP CONSTRAINT ${table}_pkey`,
          `ALTER TABLE ${table} SET UNLOGGED`,
          `ALTER TABLE ${table} DISABLE TRIGGER USER`,
          ...indexes.map(({ name }) => `DROP INDEX ${name}`),
          `INSERT INTO ${table} ${contents[table]} FROM generate_series(1, ${rows}) n`,
          `SET maintenance_work_mem = '1GB'`,
          `ALTER TABLE ${table} ADD CONSTRAINT ${table}_pkey ${key}`,
          ...indexes.map(({ definition }) => definition),
          `ALTER TABLE ${table} ENABLE TRIGGER USER`,
        ].join(';'),
      );
      await query(`VACUUM ANALYZE ${table}`);
      console.error(`${table} filled`);
    }

    async function measured() {
      // Plans are made again for the first calls of a connection, and the count of seats after a change behind it.
      await everyForm();
      writeFileSync(log, '');
      await explain('0');
      await everyForm();
      await explain('-1');
      return figuresIn(readFileSync(log, 'utf8'));
    }

    async function explain(fromMs) {
      await query(`ALTER SYSTEM SET auto_explain.log_min_duration = ${fromMs}`);
      await query('SELECT pg_reload_conf()');
      await delay(500);
    }

    async function everyForm() {
      for (const form of Object.keys(forms))
        for (let nth = 0; nth < times; nth += 1) {
          const body = JSON.stringify(forms[form].body(`${randomUUID()}@example.com`, webinar));
          const key = randomUUID();
          await send(form, body, key);
          // The same key again, and the same content under another one.
          if (form === 'contact') await send(form, body, key);
          if (form === 'contact' || form === 'newsletter') await send(form, body, randomUUID());
        }
    }

    async function send(form, body, key) {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Form-Age': '9000' };
      const { status } = await fetch(api + forms[form].path, { method: 'POST', headers, body });
      if (status !== 201) throw new Error(`${form}: ${status}`);
    }
  },
  {
    shared_preload_libraries: 'auto_explain',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_format': 'json',
    shared_buffers: '1GB',
    max_wal_size: '16GB',
    synchronous_commit: 'off',
  },
);

/** Median time and pages of each purpose, and its last plan, out of PostgreSQL's log. */
function figuresIn(text) {
  const seen = new Map(purposes.map(([purpose]) => [purpose, []]));
  for (const [, ms, json] of text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)) {
    const { 'Query Text': statement, Plan: plan } = JSON.parse(json);
    const [purpose] = purposes.find(([, mark]) => statement.includes(mark)) ?? [];
    if (!purpose) continue;
    // What wrote nothing was sent to be known by what comes after it.
    if (statement.includes('INSERT INTO mails') && plan['Actual Rows'] === 0) continue;
    const pages = pagesOf(plan);
    seen.get(purpose).push({ ms: Number(ms), pages, plan });
  }
  return new Map(
    [...seen]
      .filter(([, all]) => all.length > 0)
      .map(([purpose, all]) => {
        const { plan } = all.at(-1);
        return [
          purpose,
          { ms: median(all, 'ms'), pages: median(all, 'pages'), plan, scans: [...new Set(scansOf(plan))] },
        ];
      }),
  );
}

/** All pages that a statement touched; what is written by a part that nobody reads is not among those of its top. */
function pagesOf(plan) {
  const read = new Set(nodesOf(plan).map((node) => node['CTE Name']));
  const unread = plan.Plans?.filter(
    (part) => part['Subplan Name'] && !read.has(part['Subplan Name'].replace('CTE ', '')),
  );
  return [plan, ...(unread ?? [])].reduce(
    (sum, node) => sum + node['Shared Hit Blocks'] + node['Shared Read Blocks'],
    0,
  );
}

function nodesOf(plan) {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** How tables are read: by which index, or as a whole. */
function scansOf(plan) {
  return nodesOf(plan).flatMap((node) => [
    ...(node['Index Name'] ? [node['Index Name']] : (node['Conflict Arbiter Indexes'] ?? [])),
    ...(node['Node Type'] === 'Seq Scan' ? [`all of ${node['Relation Name']}`] : []),
  ]);
}

/** A plan in lines: each node, what it reads, rows and pages. */
function outline(plan, depth = 1) {
  const on = plan['Index Name'] ?? plan['Relation Name'] ?? plan['CTE Name'] ?? plan['Function Name'];
  const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  const line = `${'  '.repeat(depth)}${plan['Node Type']}${on ? ` on ${on}` : ''}: ${plan['Actual Rows']} rows, ${pages} pages`;
  return [line, ...(plan.Plans ?? []).map((each) => outline(each, depth + 1))].join('\n');
}
