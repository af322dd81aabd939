import 'reflect-metadata';
import { AvailabilityBoard } from '@mainstage/bookings/availability/board';
import { bookingEntities } from '@mainstage/bookings/entities/entities';
import { watchGuests } from '@mainstage/bookings/testing/guest-audit';
import { audit } from '@mainstage/bookings/testing/audit';
import { fill } from '@mainstage/bookings/testing/fill';
import { rush } from '@mainstage/bookings/testing/rush';
import { loadConfigOrExit } from '@mainstage/config/load';
import { berlinToday } from '@mainstage/contracts/calendar';
import { venueIds } from '@mainstage/venues/facts/ids';
import { createDataSource } from '@mainstage/database/data-source';
import { BookedTimesQueries } from '@mainstage/bookings/availability/booked-times.queries';

/**
 * For tools/bench/calendar.mjs: `rush` or `floors <clients> <each> <seed>`, `fill <bookings>`, or `read <times>`, which
 * reads availability of the whole building for a year each time from the database. Prints one line of JSON.
 */
const { DATABASE_URL: databaseUrl } = loadConfigOrExit(['DATABASE_URL']);
const [what, ...numbers] = process.argv.slice(2);
const [first = 0, each = 0, seed = 1] = numbers.map(Number);
const source = await createDataSource(databaseUrl, {
  entities: bookingEntities,
  poolSize: 2,
  applicationName: 'mainstage-bench',
}).initialize();
const { manager } = source;
try {
  const result = await run();
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await source.destroy();
}

async function run(): Promise<object> {
  if (what === 'rush') {
    const began = performance.now();
    const result = await rush({ databaseUrl, seed, clients: first, each, days: 60, killOneIn: 200 });
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage();
    return { ...result, seconds, processorMs: (user + system) / 1000, audit: await audit(manager) };
  }
  if (what === 'floors') {
    const work = rush({ databaseUrl, seed, clients: first, each, days: 60, killOneIn: 200, changesGuests: true });
    const watched = await watchGuests(manager, work);
    return { ...(await work), ...watched, audit: await audit(manager) };
  }
  if (what === 'fill') return { filled: await fill(manager, first) };
  const times = [];
  for (let time = 0; time < first; time++) {
    const from = performance.now();
    JSON.stringify(await new AvailabilityBoard(new BookedTimesQueries(manager)).ask(venueIds, berlinToday(), 365));
    times.push(performance.now() - from);
  }
  return { times };
}
