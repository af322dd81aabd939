/**
 * npm run bench:desk — response times of the API for a desk with many leads and offers: list, search, filters of offers,
 * today, numbers, a lead and its offers; beside them the processor time of API and database, which hardly depends on
 * other load. Leads: BENCH_LEADS (50000), with four replies and two notes each; offers: BENCH_OFFERS (20000); calls of
 * each kind: BENCH_CALLS (200). Fails if p95 exceeds 100 ms.
 */
import { createHash, randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { load } from '../lib/bundle.mjs';
import { root } from '../lib/workspace.mjs';
import { withFixture } from './fixture.mjs';
import { familyMs, processorMs } from './processor.mjs';

const leads = Number(process.env.BENCH_LEADS ?? 50_000);
const offers = Number(process.env.BENCH_OFFERS ?? 20_000);
const repliesPerLead = 4;
const calls = Number(process.env.BENCH_CALLS ?? 200);
const aimMs = 100;
const member = 'lena@venue.example';

const { fillLeadsSql } = await load('libs/desk/src/testing/fill-leads.ts');
const { fillOffersSql } = await load('libs/desk/src/testing/fill-offers.ts');

const searches = [
  'unique4711',
  'Sommerfest Bühne',
  'luden',
  'product launch',
  'muller12',
  'firm77.example',
  '"Gala Tagung"',
  'note4711',
  'reply4712 Catering',
];
const paths = {
  list: () => '/leads?state=open',
  'all leads': (call) => `/leads?page=${call % 20}`,
  mine: () => '/leads?owner=mine&state=open',
  'newest first': (call) => `/leads?sort=received&page=${call % 20}`,
  search: (call) => `/leads?q=${encodeURIComponent(searches[call % searches.length])}`,
  ...Object.fromEntries(
    ['none', 'draft', 'sent', 'opened', 'wished', 'accepted', 'ended'].map((offer) => [
      `offer ${offer}`,
      (call) => `/leads?offer=${offer}&page=${call % 5}`,
    ]),
  ),
  today: () => '/today',
  numbers: () => `/numbers?from=${day(90)}&to=${day(0)}`,
  'numbers, year': () => `/numbers?from=${day(360)}&to=${day(0)}`,
};

/** YYYY-MM-DD, so many days ago. */
function day(ago) {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}

let failed = false;
await withFixture(async ({ url, query, startApi, migrated, serverPid, children }) => {
  migrated(root, url);
  for (const statement of fillLeadsSql(leads, repliesPerLead)) await query(statement);
  for (const statement of fillOffersSql(offers)) await query(statement);
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await query(
    `INSERT INTO desk_sessions (member, token_hash, device) VALUES ('${member}', '\\x${hash}', 'Benchmark') RETURNING id`,
  );
  const site = await startApi(root, url, { SALES_TEAM: `Lena <${member}>` });
  const ask = async (path) => {
    const from = performance.now();
    const response = await fetch(`${site}/api/desk${path}`, { headers: { Cookie: `desk-session=${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - from;
  };
  const [{ lead_id: id }] = await query('SELECT lead_id FROM desk_leads ORDER BY received_at DESC LIMIT 1');
  console.log(`${leads} leads, ${leads * repliesPerLead} messages, ${offers} offers, load ${loadavg()[0].toFixed(1)}`);
  for (const [name, pathOf] of Object.entries({
    ...paths,
    'a lead': () => `/leads/${id}`,
    'its offers': () => `/leads/${id}/offers`,
  })) {
    for (let call = 0; call < 10; call++) await ask(pathOf(call));
    const times = [];
    const used = () => processorMs(children[0].pid) + familyMs(serverPid);
    const before = used();
    for (let call = 0; call < calls; call++) times.push(await ask(pathOf(call)));
    const processor = (used() - before) / calls;
    times.sort((one, other) => one - other);
    const at = (share) => times[Math.floor(times.length * share)];
    console.log(
      `${name.padEnd(14)} p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, processor ${processor.toFixed(1)} ms`,
    );
    if (at(0.95) > aimMs) console.log(`${name} takes longer than ${aimMs} ms`);
    failed ||= at(0.95) > aimMs;
  }
});
process.exitCode = failed ? 1 : 0;
