// Rules: webinar.date, webinar.state
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import {
  statePlaceholders,
  webinarMarks,
  webinarMeta,
  webinarStates,
} from '@mainstage/content/webinar/page-placeholders';
import { forms } from '@mainstage/leads/forms';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

const { label, seatsText, startsAt } = webinarMarks;
const minute = 60_000;
let root: string;
let database: TestDatabase;
let api: ApiUnderTest | undefined;

beforeAll(async () => {
  database = await createMigratedDatabase();
  root = mkdtempSync(join(tmpdir(), 'mainstage-webinar-'));
  mkdirSync(join(root, 'webinar/led-wall'), { recursive: true });
  const perState = webinarStates
    .map((state) => statePlaceholders.begin(state) + state + statePlaceholders.end)
    .join('');
  writeFileSync(
    join(root, 'webinar/led-wall/index.html'),
    `<meta name="${webinarMeta.name}" content="${webinarMeta.mark}"/><script type="application/ld+json">${startsAt}</script>` +
      `<p>${label}|${seatsText}|${perState}</p>`,
  );
});
afterEach(() => api?.stop());
afterAll(async () => {
  rmSync(root, { recursive: true });
  await database.drop();
});

/** The webinar's page of a server whose webinar begins in this many minutes. */
async function served(minutes: number, seats = 20) {
  const begins = new Date(Math.ceil(Date.now() / minute) * minute + minutes * minute);
  const settings = { WEBINAR_STARTS_AT: begins.toISOString(), WEBINAR_SEATS: String(seats) };
  api = await startApi({ ...settings, DATABASE_URL: database.url }, root);
  await api.app.get(DatabaseConnection).answered;
  return { date: webinarDateText(begins).label, begins: begins.toISOString() };
}

async function read() {
  const answer = await fetch(`${api?.url}/webinar/led-wall`);
  const text = await answer.text();
  const [, pageState = ''] = /content="([^"]*)"/.exec(text) ?? [];
  return {
    etag: answer.headers.get('ETag'),
    words: /<p>(.*)<\/p>/.exec(text)?.[1],
    event: /<script[^>]*>(.*)<\/script>/.exec(text)?.[1],
    pageState: JSON.parse(pageState.replaceAll('&quot;', '"')) as Record<string, unknown>,
  };
}

describe('the webinar’s page as it is served, before any script runs', () => {
  it('the served webinar page says date and seats of the settings, and tells search engines of the event', async () => {
    const { date, begins } = await served(60 * 24);
    const page = await read();
    expect(page).toMatchObject({ words: `${date}|20 Plätze|announced`, event: begins });
    expect(page.pageState).toMatchObject({ startsAt: begins, seats: 20, seatsLeft: 20, state: 'announced' });
    // In the same state it is the same page.
    expect((await read()).etag).toBe(page.etag);
  });

  it('the served webinar page is full as soon as the last seat is taken, under another ETag', async () => {
    const { date } = await served(60 * 24, 1);
    const { etag } = await read();
    await api!.post(forms.webinar.path, { ...goodBodies.webinar, selectedDate: date });
    for (const latest = Date.now() + 10_000; (await read()).pageState['state'] !== 'full';)
      expect(Date.now()).toBeLessThan(latest);
    const page = await read();
    expect(page.words).toBe(`${date}|Der Platz ist vergeben|full`);
    expect(page.etag).not.toBe(etag);
  });

  it('the served webinar page is live while the webinar runs, and announces no future event', async () => {
    const { date } = await served(-6);
    expect(await read()).toMatchObject({ words: `${date}|Läuft gerade|running`, event: undefined });
  });

  it('the served webinar page says that the webinar is over when it is', async () => {
    const { date } = await served(-90);
    expect(await read()).toMatchObject({ words: `${date}|Dieser Termin ist vorbei|over`, event: undefined });
  });
});

it('the webinar page is served without the database too, by its date alone', async () => {
  const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', WEBINAR_SEATS: '20' };
  api = await startApi({ ...away, WEBINAR_STARTS_AT: '2020-07-18T11:00:00+02:00' }, root);
  expect((await read()).words).toBe('Samstag, 18.07. 11:00 Uhr|Dieser Termin ist vorbei|over');
});
