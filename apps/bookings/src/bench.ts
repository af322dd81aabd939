import { audit } from '@mainstage/bookings/testing/audit';
import { fill } from '@mainstage/bookings/testing/fill';
import { rush } from '@mainstage/bookings/testing/rush';
import { loadConfigOrExit } from '@mainstage/config/load';
import { Pool } from 'pg';

/** For tools/benchmarks/calendar.mjs: `rush <clients> <each> <seed>` or `fill <bookings>`; prints one line of JSON. */
const { DATABASE_URL: databaseUrl } = loadConfigOrExit(['DATABASE_URL']);
const [what, ...numbers] = process.argv.slice(2);
const [first = 0, each = 0, seed = 1] = numbers.map(Number);
const pool = new Pool({ connectionString: databaseUrl, max: 2 });
pool.on('error', () => undefined);
try {
  const result =
    what === 'rush'
      ? {
          ...(await rush({ databaseUrl, seed, clients: first, each, days: 60, killOneIn: 200 })),
          audit: await audit(pool),
        }
      : { filled: await fill(pool, first) };
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await pool.end();
}
