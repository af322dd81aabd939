import { hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { venueIds } from '@mainstage/venues/facts/ids';
import { type Audit, audit } from './testing/audit';
import { watchGuests } from './testing/guest-audit';
import { type CalendarUnderTest, startCalendar } from './testing/calendar-under-test';
import { rush } from './testing/rush';

const changes = process.env['CHANGES'];
const clients = Number(process.env['CLIENTS'] ?? 64);
/** The long form of `npm run proof:floors`: 100,000 changes by 64 clients. */
const scale =
  changes === undefined ? {} : { clients, each: Math.ceil(Number(changes) / clients), days: 60, killOneIn: 200 };
const longestMs = 3_600_000;

const inOrder: Audit = {
  ...{ soldTwice: 0, wrongRanks: 0, adrift: 0, behindDefinite: 0 },
  ...{ overLimit: 0, reservedTwice: 0, closedOut: 0 },
};

let calendar: CalendarUnderTest;
beforeAll(async () => {
  calendar = await startCalendar(2);
  // Deadlocks are part of this: found sooner, they cost less time.
  const name = new URL(calendar.url).pathname.slice(1);
  await calendar.manager.query(`ALTER DATABASE ${name} SET deadlock_timeout = '50ms'`);
});
afterAll(() => calendar.stop());

it(
  'the calendar sells nothing twice and fails nobody while many change the same days concurrently',
  async () => {
    const result = await rush({
      databaseUrl: calendar.url,
      seed: 17,
      clients: 16,
      each: 25,
      days: 4,
      killOneIn: 25,
      ...scale,
    });
    expect(result.failures).toEqual([]);
    expect(result.nameless).toBe(0);
    expect(result.killed).toBeGreaterThan(0);
    expect(result.rejected['taken']).toBeGreaterThan(0);
    expect(result.rejected['not_first']).toBeGreaterThan(0);
    expect(await audit(calendar.manager)).toEqual(inOrder);
    const definite = await calendar.ask("SELECT FROM bookings WHERE state = 'definite'");
    expect(definite.length).toBeGreaterThan(5);
  },
  longestMs,
);

it('the calendar keeps the line for an office, which is given a unit when it becomes an option', async () => {
  const venues = venueIds.filter(hasUnits);
  const result = await rush({
    databaseUrl: calendar.url,
    seed: 5,
    clients: 24,
    each: 14,
    days: 3,
    killOneIn: 50,
    venues,
  });
  expect(result.failures).toEqual([]);
  expect(await audit(calendar.manager)).toEqual(inOrder);
});

// Rule floors.guests.
it(
  'no floor is above its number at any moment while many sell its rooms',
  async () => {
    const own = await startCalendar(2);
    try {
      const work = rush({
        databaseUrl: own.url,
        seed: 55,
        clients: 64,
        each: 16,
        days: 3,
        killOneIn: 200,
        changesGuests: true,
        ...scale,
      });
      const { looks, over } = await watchGuests(own.manager, work);
      const { failures, nameless, rejected } = await work;
      expect({ failures, nameless, over }).toEqual({ failures: [], nameless: 0, over: [] });
      expect(looks).toBeGreaterThan(2);
      expect(rejected['over_limit']).toBeGreaterThan(0);
      expect(await audit(own.manager)).toEqual(inOrder);
    } finally {
      await own.stop();
    }
  },
  longestMs,
);
