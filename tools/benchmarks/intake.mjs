/**
 * npm run bench:intake — how fast forms are taken in, beside the least that could be done: prints the tables of intake-table.mjs.
 * BENCH_AGAINST=<folder> compares the contact form with the built API of another checkout, which has a database of its own: our
 * API (lead, consent, two mails owed, idempotency key, mailbox cap), the other, a bare Node http + pg handler and pgbench make
 * durable writes in turns, at the same concurrency; then our API alone at 100 calls a second.
 */
import { build } from '../lib/build.mjs';
import { root } from '../lib/workspace.mjs';
import { createTable } from './bare-insert.mjs';
import { onGround } from './ground.mjs';
import { intakeTable } from './intake-table.mjs';
import { load } from './load.mjs';
import { median, pgbench, startBare } from './yardsticks.mjs';

const concurrency = Number(process.env.BENCH_CONCURRENCY ?? 32);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const against = process.env.BENCH_AGAINST;

// What is measured is what the sources say now.
await build('api', 'worker');
if (!against) await intakeTable();
else
  await onGround(async ({ url, folder, query, otherDatabase, startApi, children }) => {
    await query(createTable);
    const bare = await startBare(url, children);
    const formOf = async (checkout, database) => `${await startApi(checkout, database)}/api/contact-submissions`;
    const form = await formOf(root, url);
    const other = await formOf(against, await otherDatabase());

    console.log(
      `Concurrency ${concurrency}, ${rounds} rounds of ${seconds} s each in turn, PostgreSQL with fsync on.\n`,
    );
    for (const at of [bare, form, other]) await load(at, { seconds: 2, concurrency });

    const results = { bare: [], api: [], other: [], pgbench: [] };
    for (let round = 0; round < rounds; round++) {
      results.bare.push(await load(bare, { seconds, concurrency }));
      results.api.push(await load(form, { seconds, concurrency }));
      results.other.push(await load(other, { seconds, concurrency }));
      results.pgbench.push(await pgbench(url, folder, { concurrency, seconds }));
    }
    report('bare handler', results.bare);
    report('contact form', results.api);
    report('the other', results.other);
    if (results.pgbench[0]) report('pgbench', results.pgbench);
    else console.log('pgbench        not found on this machine (Debian: apt-get install postgresql-contrib)');
    const ratio = median(results.api, 'perSecond') / median(results.bare, 'perSecond');
    console.log(`\ncontact form / bare handler: ${(ratio * 100).toFixed(0)} % (aim: 60 %)`);
    const gain = median(results.api, 'perSecond') / median(results.other, 'perSecond');
    console.log(`contact form / the other's: ${(gain * 100).toFixed(0)} %`);

    const steady = await load(form, { seconds: 15, concurrency: 64, perSecond: 100 });
    report('\nat 100 a second', [steady]);
    console.log(`p95 ${steady.p95.toFixed(1)} ms (aim: under 100 ms)`);

    const [stored] = await query(
      'SELECT (SELECT count(*)::int FROM contact_submissions) leads, (SELECT count(*)::int FROM mails) mails',
    );
    console.log(`\nstored: ${stored.leads} leads, ${stored.mails} mails owed`);
  });

function report(name, measured) {
  const of = (figure, digits) => median(measured, figure).toFixed(digits).padStart(8);
  const errors = measured.reduce((sum, { errors }) => sum + errors, 0);
  console.log(
    `${name.padEnd(14)}${of('perSecond', 0)} /s   p50 ${of('p50', 1)} ms   p95 ${of('p95', 1)} ms   p99 ${of('p99', 1)} ms   errors ${errors}`,
  );
}
