import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

/** Pixels from the top of the window to the section. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

async function expectArrival(page: Page, id: string) {
  // 96 px under the fixed bar.
  await expect.poll(async () => Math.abs((await topOf(page, id)) - 96)).toBeLessThan(4);
}

test('the strip of /venues scrolls to stages, spaces and offices', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/venues');
  const strip = page.getByRole('navigation', { name: 'Venues by kind' });
  for (const [name, id] of [
    ['Spaces', 'spaces-section'],
    ['Spatial offices', 'spatial-section'],
    ['Stages', 'stages-section'],
  ] as const) {
    await strip.getByRole('link', { name }).click();
    await expectArrival(page, id);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('who has left a section is not brought back to it by a page that is hydrated later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/venues', { waitUntil: 'domcontentloaded' });
  await page.getByRole('navigation', { name: 'Venues by kind' }).getByRole('link', { name: 'Spaces' }).click();
  await expectArrival(page, 'spaces-section');

  await page.evaluate(() => window.scrollTo(0, 0));
  send();

  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('/venues shows each venue of its three kinds with area, guests and price', async ({ page }) => {
  await page.goto('/venues');
  const named = [
    ...['Skyline Stage', 'Liberty Stage', 'Horizon Stage', 'Nova Stage', 'Vista Stage'],
    ...['Skyline Stage with Terrace', 'Nova Stage with Terrace', 'Vista Stage with Terrace'],
    ...['Skyline Studio', 'Liberty Studio', 'Horizon Studio'],
    ...['Workshop', 'Arena', 'Straight-up', 'Boardroom', 'Directors Circle', 'Sky Lounge', 'Sky Terrace'],
    ...['Private Office', 'Team Office', 'Corporate Office', 'Enterprise Office'],
  ];
  // Below the search, which names some of them too.
  const sections = page.locator('main section:not(#find)');
  for (const name of named) {
    await expect(sections.getByRole('heading', { name, exact: true })).toBeVisible();
    const path = await sections.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(path).toMatch(/^\/venues\/[a-z-]+$/);
    await expect(sections.getByRole('button', { name: `Shortlist ${name}`, exact: true })).toBeVisible();
  }
  await expect(page.locator('#stages-section')).toContainText('1,000 sqm');
  await expect(page.locator('#stages-section')).toContainText('LED wall 30 m × 3 m, 90 sqm');
  await expect(page.locator('#spaces-section')).toContainText('16 guests');
  await expect(page.locator('#stages-section')).toContainText('from €2,500 per day');
  await expect(page.locator('#spatial-section')).toContainText('100+ people');
});

test('/venues/floors says of one, two and three floors what they take, are made of and cost', async ({ page }) => {
  await page.goto('/venues/floors');
  const single = page.locator('#single-floor-section');
  await expect(single).toContainText('199');
  for (const floor of ['Skyline Floor', 'Liberty Floor', 'Horizon Floor'])
    await expect(single.getByRole('heading', { name: floor, exact: true })).toBeVisible();

  const double = page.locator('#double-floor-section');
  await expect(double).toContainText('From 3,500 to 6,200 euros per day');
  await expect(double).toContainText('350–400');
  const pairs = double.getByRole('article');
  await expect(pairs).toHaveCount(4);
  await expect(pairs.nth(0)).toContainText('from €3,500 per day');
  await expect(pairs.nth(0)).toContainText('Horizon Stage, Liberty Stage');
  await expect(pairs.nth(3)).toContainText('from €6,200 per day');

  const triple = page.locator('#triple-floor-section');
  await expect(triple).toContainText('550');
  await expect(triple).toContainText('Skyline Stage, Liberty Stage, Horizon Stage');

  await page.getByRole('link', { name: 'Back to all venues' }).click();
  await expect(page).toHaveURL(/\/venues$/);
});

test('the strip of /venues/floors scrolls, and its anchors can be shared', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/venues/floors');
  await page.getByRole('navigation', { name: 'Floor configurations' }).getByRole('link', { name: 'Triple' }).click();
  await expectArrival(page, 'triple-floor-section');
  await page.goto('/venues/floors#double-floor-section');
  await expect.poll(async () => Math.abs(await topOf(page, 'double-floor-section'))).toBeLessThan(200);
});

/** A hundred days from now: within the calendar's range. */
const aDay = () => new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

for (const width of [390, 1440])
  test(
    `at ${width} px a planner's seven tasks take two fields and four clicks from the first page`,
    { tag: '@forms' },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const began = Date.now();
      await page.goto('/');
      let clicks = 0;
      const click = async (target: Locator) => {
        clicks += 1;
        await target.click();
      };
      const house = page.getByRole('region', { name: /^Describe your event/ });
      const best = house.getByRole('list', { name: 'Best matches' }).getByRole('listitem').first();

      // 1 to 3: does it fit, what does it cost, is it free? Two fields, no click.
      await house.getByLabel('Number of people').fill('120');
      await house.getByLabel('Day', { exact: true }).fill(aDay());
      await expect(best).toContainText('seats 199, you need 120');
      await expect(best).toContainText('from €2,500 per day');
      await expect(best).toContainText(/free on |on option/i);
      expect(Date.now() - began).toBeLessThan(10_000);
      await expect(page).toHaveURL(/\/\?date=\d{4}-\d\d-\d\d&guests=120$/);
      const name = (await best.getByRole('heading').innerText()).replace(/^\d\s*/, '');

      // 4: how is it seated?
      await click(best.getByRole('link', { name: /^See it/ }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const seatings = page.getByRole('region', { name: 'Seating Configurations' });
      await click(seatings.getByRole('button', { pressed: false }).first());
      await expect(page.locator('#decide').getByText(/you need 120/)).toBeVisible();
      await expect(page.getByLabel('Day', { exact: true })).toHaveValue(aDay());

      // 5: what do the technicians get?
      const sheet = page.getByRole('link', { name: 'Technical Details (PDF)' });
      expect((await request.get((await sheet.getAttribute('href'))!)).headers()['content-type']).toBe(
        'application/pdf',
      );

      // 6: share it.
      const panel = page.locator('#decide');
      await click(panel.getByRole('button', { name: 'Shortlist' }));
      await expect(panel.getByRole('button', { name: 'Shortlist' })).toHaveAttribute('aria-pressed', 'true');

      // 7: request it. All choices are sent.
      await click(panel.getByRole('link', { name: /^Request \d/ }));
      await expect(page).toHaveURL(/\/contact\?/);
      for (const text of [name, '120 guests', 'full day']) await expect(page.locator('main')).toContainText(text);
      expect(clicks).toBe(4);
    },
  );

for (const path of ['/venues', '/venues/finder'])
  test(`on ${path} the first result is above the fold on a desktop, and changes as one types`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const first = page.locator('main').getByRole('heading', { level: 3 }).first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const before = await first.innerText();
    await page.getByLabel('Number of people', { exact: true }).fill('24');
    await expect(first).not.toHaveText(before);
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

for (const path of ['/venues', '/venues/finder'])
  test(`on ${path} a phone shows the answer on the screen of the question, above the drawing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const find = page.locator('#find');
    await find.scrollIntoViewIfNeeded();
    await page.getByLabel('Number of people').fill('120');
    await page.getByLabel('Day', { exact: true }).fill(aDay());
    const answer = find.locator('[data-answer]');
    await expect(answer).toHaveText(/^\d+ of 34 rooms fit.+, from €[\d,]+ per day.+\d/);
    const [question, shown, drawing] = await Promise.all(
      [find.locator('h1, h2').first(), answer, find.getByRole('group', { name: /^The building/ })].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(shown!.bottom - question!.top).toBeLessThan(844 - 72);
    expect(shown!.bottom).toBeLessThan(drawing!.top);
    // In the type of the question.
    const sizeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontSize);
    expect(await sizeOf(answer)).toBe(await sizeOf(find.getByRole('search')));
  });

test(
  'a shared search opens on /venues, rooms lead on from the drawing, and axe finds nothing',
  { tag: '@landings' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/venues?guests=120&layout=theatre&stage=yes');
    const house = page.getByRole('region', { name: /^Describe your event/ });
    await expect(house.getByLabel('Number of people')).toHaveValue('120');
    await expect(house.getByRole('checkbox', { name: 'a stage' })).toBeChecked();
    await expect(house.getByRole('status').first()).toHaveText(/^\d+ of 34 rooms fitVista Stage, from €2,500 per day$/);
    await expectAccessible(page);
    await house.getByRole('link', { name: /^Liberty Stage: Floor 5/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/venues\/liberty-stage$/);
    await page.goBack();
    await expect(house.getByLabel('Number of people')).toHaveValue('120');
  },
);
