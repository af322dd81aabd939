import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { webinarDatePath, webinarJoinPath } from '@mainstage/contracts/answers';
import { berlinToday } from '@mainstage/contracts/calendar';
import { forms } from '@mainstage/leads/forms';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { GuardedClient } from '@mainstage/database/postgres/guarded-client';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import { goodBodies } from '../testing/api-under-test';
import { type ApiProcess, bundleApi, startApiProcess } from '../testing/api-process';

const hour = 3_600_000;
const secret = 'a-secret-of-the-test-that-is-long-enough-0123';
const startsAt = new Date(Date.now() + 90 * 60_000);

let database: TestDatabase;
let bundle: Awaited<ReturnType<typeof bundleApi>>;
let folder: string;
const processes: ApiProcess[] = [];

beforeAll(async () => {
  [database, bundle] = await Promise.all([createMigratedDatabase(), bundleApi()]);
  folder = mkdtempSync(join(tmpdir(), 'mainstage-clock-'));
});
afterAll(async () => {
  await Promise.all(processes.map((api) => api.kill()));
  await bundle?.remove();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The API on a machine whose clock is wrong by this many hours, as `faketime` would make it. */
async function apiOff(hours: number): Promise<ApiProcess> {
  const file = join(folder, `clock${hours}.mjs`);
  writeFileSync(
    file,
    `const Real = Date;
     const now = () => Real.now() + ${hours * hour};
     globalThis.Date = class Date extends Real {
       constructor(...given) { if (given.length === 0) super(now()); else super(...given); }
       static now() { return now(); }
     };`,
  );
  const api = await startApiProcess({
    main: bundle.main,
    nodeArguments: ['--import', pathToFileURL(file).href],
    settings: {
      DATABASE_URL: database.url,
      APP_SECRET: secret,
      WEBINAR_STARTS_AT: startsAt.toISOString(),
      RATE_LIMIT_PER_MINUTE: '3',
    },
  });
  processes.push(api);
  return api;
}

/** A day by day number from the true today in Berlin, as the database knows it. */
const day = (offset: number) => berlinToday(new Date(Date.now() + offset * 24 * hour));

/** Everything in which the time decides, as this process decides it. */
async function decisions(api: ApiProcess, name: string) {
  const post = async (path: string, body: object) => {
    const response = await fetch(api.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const get = async (path: string) => (await (await fetch(api.url + path)).json()) as Record<string, unknown>;
  const email = `${name}@example.com`;
  // Late in the day, so that today's lies ahead whenever this runs.
  const tourForm = { ...goodBodies.tour, email, preferredTime: '23:59' };
  const tour = async (offset: number) =>
    (await post(forms.tour.path, { ...tourForm, preferredDate: day(offset) })).status;

  const tours = [await tour(-1), await tour(0), await tour(1)];
  const fourth = await post(forms.tour.path, goodBodies.tour);
  const { dateLabel } = await get(webinarDatePath);
  const registration = await post(forms.webinar.path, { ...goodBodies.webinar, email, selectedDate: dateLabel });
  const id = String(registration.body['id']);
  const token = signToken(secret, 'webinar-join', { subject: id, round: 0 });
  const application = await post(forms['business-event'].path, { ...goodBodies['business-event'], email });
  return {
    tours,
    limited: [fourth.status, Number(fourth.body['status'])],
    registered: registration.status,
    door: (await get(`${webinarJoinPath}/${token}`))['door'],
    applied: application.status,
    id,
  };
}

describe('a process whose clock is wrong', () => {
  it('decides everything as one whose clock is right', async () => {
    const seen = [];
    // Two days besides two hours, so that the calendar day is another one whatever the time of day.
    const offsets = [0, 2, -2, -48];
    const apis = await Promise.all(offsets.map(apiOff));
    for (const [index, api] of apis.entries()) {
      const hours = offsets[index]!;
      const { id, ...decided } = await decisions(api, `clock${hours}`);
      const client = new GuardedClient(database.url);
      await client.connect();
      try {
        const { rows: mails } = await client.query(
          'SELECT kind, due_at > now() AS later FROM mails WHERE lead_id = $1 ORDER BY kind',
          [id],
        );
        const { rows: applications } = await client.query(
          `SELECT preferred_date FROM tour_bookings WHERE kind = 'business_event' AND email = $1`,
          [`clock${hours}@example.com`],
        );
        // All call from the same address: the next one's share of the minute is its own.
        await client.query('DELETE FROM rate_limits');
        seen.push({ decided, mails, applications });
      } finally {
        await client.end();
      }
      await api.kill();
    }
    const [right, ...wrong] = seen;
    expect(right?.decided).toEqual({
      tours: [422, 201, 201],
      limited: [429, 429],
      registered: 201,
      door: 'early',
      applied: 201,
    });
    expect(right?.mails.map(({ kind }) => kind)).toEqual(['webinar-access', 'webinar-reminder-hour']);
    expect(right?.applications).toEqual([{ preferred_date: day(0) }]);
    for (const one of wrong) expect(one).toEqual(right);
  }, 180_000);
});
