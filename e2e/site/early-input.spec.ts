// Rules: form.nothing-lost
import { berlinDayIn } from '@mainstage/contracts/calendar';
import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, ownBrowser, test } from '../fixtures/test';

// CPU throttling is a setting of the whole browser, and each test begins with an empty cache.
test.use(ownBrowser);

interface Tool {
  path: string;
  /** The visitor's input, one field after the other. */
  enter: ((main: Locator) => Promise<void>)[];
  /** Effect in the hydrated page. */
  result: (page: Page) => Promise<void>;
}

const day = berlinDayIn(3);
/** By its label, which may end with a required mark. */
const field = (main: Locator, label: string) => main.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).first();
const fill = (label: string, value: string) => (main: Locator) => field(main, label).fill(value);
const choose = (label: string, value: string) => async (main: Locator) =>
  void (await field(main, label).selectOption(value));
const check = (name: string) => (main: Locator) =>
  main.getByRole('checkbox', { name, exact: true }).check({ force: true });
const address = (query: string) => (page: Page) => expect(page).toHaveURL((url) => url.search === `?${query}`);

/** The form sends this exactly once after its button is pressed; the request is intercepted. */
const sends = (path: string, button: string, values: object) => async (page: Page) => {
  const bodies: unknown[] = [];
  await page.route(`**/api/${path}`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 403, json: { problem: 'forbidden' } });
  });
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => bodies).toMatchObject([values]);
};

const sentence = [fill('Number of people', '120'), choose('Seating', 'theatre'), fill('Day', day), check('a stage')];

const tools: Tool[] = [
  { path: '/', enter: sentence, result: address(`date=${day}&guests=120&layout=theatre&stage=yes`) },
  { path: '/venues?guests=24', enter: sentence, result: address(`date=${day}&guests=120&layout=theatre&stage=yes`) },
  {
    path: '/venues/finder',
    enter: [
      ...sentence,
      (main) => main.getByText('More filters').click(),
      choose('Part of the day', 'evening'),
      choose('Floor', '5'),
    ],
    result: address(`date=${day}&part=evening&guests=120&layout=theatre&floor=5&stage=yes`),
  },
  {
    path: '/venues/skyline-stage',
    enter: [fill('Day', day), choose('For', 'evening'), fill('Guests', '120')],
    async result(page) {
      const ask = page.locator('#decide').getByRole('link').first();
      await expect(ask).toHaveAttribute(
        'href',
        new RegExp(`venue=skyline-stage.*date=${day}.*part=evening.*guests=120`),
      );
    },
  },
  {
    path: '/estimate',
    enter: [fill('First day', day), fill('Days', '3'), fill('Hours of overtime', '2'), fill('Guests', '120')],
    result: address(`date=${day}&days=3&overtime=2&guests=120`),
  },
  {
    path: '/gallery',
    enter: [
      async (main) => {
        const room = main.getByRole('combobox', { name: 'Room' }).first();
        // Its part is hydrated near the viewport.
        await room.scrollIntoViewIfNeeded();
        await room.selectOption('sky-terrace');
      },
    ],
    result: address('room=sky-terrace'),
  },
  {
    path: '/no-such-page',
    enter: [fill('Search pages and venues', 'boardrom')],
    async result(page) {
      const results = page.getByRole('list', { name: 'Search results' });
      await expect(results.getByRole('link').first()).toHaveText('Boardroom');
    },
  },
  {
    path: '/event-planners',
    enter: [fill('Password', 'planners-demo')],
    async result(page) {
      await page.getByLabel('Password').press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your event, step by step.');
    },
  },
  {
    path: '/contact',
    enter: [
      fill('First name', 'Ada'),
      fill('Last name', 'Byron'),
      fill('Email', 'ada@example.com'),
      fill('Message', 'Dinner for 120 guests'),
    ],
    result: sends('contact-submissions', 'Send message', {
      ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
      message: 'Dinner for 120 guests',
    }),
  },
  {
    path: '/book-tour',
    enter: [
      fill('Full name', 'Ada Byron'),
      fill('Email', 'ada@example.com'),
      fill('Preferred date', day),
      fill('Preferred time', '10:30'),
      fill('Number of guests', '4'),
    ],
    result: sends('tour-bookings', 'Book a Tour', {
      ...{ fullName: 'Ada Byron', email: 'ada@example.com', numberOfGuests: 4 },
      ...{ preferredDate: day, preferredTime: '10:30' },
    }),
  },
];

for (const { path, enter, result } of tools)
  for (const [moment, before] of [
    ['before its scripts come', enter.length],
    ['while they hydrate it', 1],
  ] as const)
    test(`${path} takes what is entered ${moment}`, async ({ page, context }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      for (const step of enter.slice(0, before)) await step(main);
      const meanwhile = enter.slice(before);
      const session = await context.newCDPSession(page);
      if (meanwhile.length > 0) await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      release();
      for (const step of meanwhile) await step(main);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await hydrated(page);
      await result(page);
    });
