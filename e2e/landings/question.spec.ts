// Rules: venues.pages
import { berlinDayIn } from '@mainstage/contracts/calendar';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { sheetsOf } from '../fixtures/print';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';

const question = { guests: '120', layout: 'banquet', date: berlinDayIn(40) };
const address = `/venues/skyline-stage?${new URLSearchParams(question)}`;
const storePlan = (page: Page) =>
  page.addInitScript((plan) => sessionStorage.setItem('mainstage.planned', JSON.stringify(plan)), {
    ...question,
    guests: 120,
  });

/** Delays the scripts of the next page. @returns a function that releases them */
async function withScriptsHeldBack(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const width of [390, 1440])
  for (const origin of ['a shared link', 'an earlier page'] as const)
    test(`a venue’s page answers a question from ${origin} and moves nothing, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await withScriptsHeldBack(page);
      const asked: string[] = [];
      page.on('request', (request) => void (request.url().includes('/api/availability') && asked.push(request.url())));
      if (origin === 'an earlier page') await storePlan(page);
      const shifted = await watchShifts(page);
      await page.goto(origin === 'a shared link' ? address : '/venues/skyline-stage', { waitUntil: 'commit' });
      const figures = page.getByLabel('The venue in figures');
      const answered = async () => {
        await expect(page.getByLabel('Day', { exact: true })).toHaveValue(question.date);
        await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('120');
        await expect(figures.getByText('120 of 180')).toBeVisible();
        await expect(figures.getByText(/: free$/).filter({ visible: true })).toBeVisible();
        await expect(page.locator('#decide [role=status]')).toContainText(/free on /);
        await expect(page.getByRole('img', { name: /^Floor plan of Skyline Stage .* at round tables/ })).toBeVisible();
      };
      if (origin === 'a shared link') await answered();

      release();
      await hydrated(page);
      await answered();
      expect(asked).toHaveLength(origin === 'a shared link' ? 0 : 1);
      expect(await shifted()).toBeLessThanOrEqual(0.01);

      const bar = page.locator('[data-second-bar]');
      const date = await bar.getByRole('link', { name: 'Date', exact: true }).boundingBox();
      const ends = await figures.locator('dd').evaluateAll((all) =>
        all.map((each) => {
          const text = document.createRange();
          text.selectNodeContents(each);
          return text.getBoundingClientRect().right;
        }),
      );
      expect(Math.max(...ends)).toBeLessThan(date!.x);
      if (width < 700) await expect(bar.locator('a[href^="tel:"]')).toHaveText('Call');
    });

test('a venue’s page prints what is free instead of a booked day, on three sheets', async ({ page }) => {
  await page.route('**/api/availability?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { from: string; venues: Record<string, { days: string }> };
    const place = (Date.parse(question.date) - Date.parse(answer.from)) / 86_400_000;
    const venue = answer.venues['skyline-stage']!;
    venue.days = `${venue.days.slice(0, place * 3)}ttt${venue.days.slice(place * 3 + 3)}`;
    await route.fulfill({ response, json: answer });
  });
  await storePlan(page);
  await page.goto('/venues/skyline-stage');
  await hydrated(page);
  await expect(page.getByText('Free instead', { exact: true })).toBeVisible();
  expect(await sheetsOf(page)).toBe(3);
  await page.emulateMedia({ media: 'print' });
  const panel = page.locator('#decide');
  await expect(panel).toContainText(/booked/);
  await expect(panel.getByText(/^Here on /).filter({ visible: true })).toHaveCount(2);
  await expect(panel.getByRole('link', { name: 'Horizon Stage' })).toBeVisible();
  await expect(panel.getByLabel('Guests')).toBeHidden();
});
