/**
 * node tools/bench/sign-up-costs.mjs [most] — what it costs PostgreSQL to place one sign-up for the webinar, after a
 * hundred others, a thousand and so on up to `most` (100,000). BENCH_AGAINST=<folder> does the same with the built API of
 * another checkout.
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { root } from '../lib/workspace.mjs';
import { withFixture } from './fixture.mjs';
import { head, row } from './baselines.mjs';

const most = Number(process.argv[2] ?? 100_000);
const times = 25;
const builds = [['this', root], ...(process.env.BENCH_AGAINST ? [['earlier', process.env.BENCH_AGAINST]] : [])];
const startsAt = '2030-07-18T09:00:00Z';

const middle = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];

await withFixture(async ({ url, query, migrated }) => {
  head(['build', 'sign-ups before', 'ms', 'pages', 'the first: ms', 'pages', 'load']);
  for (const [name, checkout] of builds) {
    await query(`CREATE DATABASE "${name}"`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    migrated(checkout, own.href);
    const client = new pg.Client(own.href);
    await client.connect();
    try {
      for (let count = 100; count <= most; count *= 10) {
        await signUp(client, count);
        const placed = [];
        for (let nth = 0; nth < times; nth += 1) placed.push(await place(client, nth));
        const [first, ...others] = placed;
        row([
          name,
          count.toLocaleString('en-GB'),
          middle(others.map(({ ms }) => ms)).toFixed(2),
          middle(others.map(({ pages }) => pages)),
          first.ms.toFixed(1),
          first.pages,
          loadavg()[0].toFixed(1),
        ]);
      }
    } finally {
      await client.end();
    }
  }
});

/** So many have signed up, written by nobody who counts them. */
async function signUp(client, count) {
  await client.query('TRUNCATE tour_bookings, webinars');
  await client.query(
    `INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status)
     SELECT gen_random_uuid(), 'webinar', 'A', 'guest' || nth || '@example.com', '', '', '{}', $1, 'confirmed'
     FROM generate_series(1, $2::int) nth`,
    [startsAt, count],
  );
  await client.query('VACUUM ANALYZE tour_bookings');
}

async function place(client, nth) {
  const wish = JSON.stringify([{ email: `new${nth}@example.com`, hash: '00', wants_seat: true }]);
  const { rows } = await client.query(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)
     SELECT * FROM place_webinar_sign_ups('${startsAt}', 1000000, '${wish}', interval '10 minutes', 1000000, 3)`,
  );
  const [{ 'Execution Time': ms, Plan: plan }] = rows[0]['QUERY PLAN'];
  return { ms, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}
