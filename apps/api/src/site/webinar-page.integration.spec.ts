// Rules: webinar.date, webinar.state
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { forms } from '@mainstage/leads/forms';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { builtSite } from '../testing/built-site';

const minute = 60_000;
const site = builtSite();
let database: TestDatabase;
let api: ApiUnderTest | undefined;

beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterEach(() => api?.stop());
afterAll(async () => {
  site.remove();
  await database.drop();
});

/** The webinar's page of a server whose webinar begins in this many minutes. */
async function served(minutes: number, seats = 20) {
  const begins = new Date(Math.ceil(Date.now() / minute) * minute + minutes * minute);
  const settings = { WEBINAR_STARTS_AT: begins.toISOString(), WEBINAR_SEATS: String(seats) };
  api = await startApi({ ...settings, DATABASE_URL: database.url }, site.root);
  await api.app.get(DatabaseConnection).answered;
  return { date: webinarDateText(begins).label, begins: begins.toISOString() };
}

/** The data that the stub renderer received. */
async function read(): Promise<Record<string, unknown>> {
  const text = await (await fetch(`${api?.url}/webinar/led-wall`)).text();
  return JSON.parse(text.replace(/^<h1>.*<\/h1>/, '')) as Record<string, unknown>;
}

describe('the webinar of a rendered page', () => {
  it('has date and seats of the settings', async () => {
    const { begins } = await served(60 * 24);
    expect(await read()).toMatchObject({ startsAt: begins, seats: 20, seatsLeft: 20, state: 'announced' });
  });

  it('is full as soon as the last seat is taken', async () => {
    const { date } = await served(60 * 24, 1);
    await read();
    await api!.post(forms.webinar.path, { ...goodBodies.webinar, selectedDate: date });
    for (const latest = Date.now() + 10_000; (await read())['state'] !== 'full';)
      expect(Date.now()).toBeLessThan(latest);
  });

  it.each([
    [-6, 'running'],
    [-90, 'over'],
  ])('%d minutes from its begin is %s', async (minutes, state) => {
    await served(minutes);
    expect(await read()).toMatchObject({ state });
  });

  it('is known without the database too, by its date alone', async () => {
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', WEBINAR_SEATS: '20' };
    api = await startApi({ ...away, WEBINAR_STARTS_AT: '2020-07-18T11:00:00+02:00' }, site.root);
    expect(await read()).toMatchObject({ state: 'over' });
  });
});
