// Rules: venues.pages
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { hydrated } from '../fixtures/hydrated';
import { sheetsOf } from '../fixtures/print';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';

const question = { guests: '120', layout: 'banquet', date: berlinDayIn(40) };
const origins = [
  ['a shared link', `/venues/skyline-stage?${new URLSearchParams(question)}`, {}],
  ['an earlier page', '/venues/skyline-stage', { ...question, guests: 120 }],
] as const;

for (const width of [390, 1440])
  for (const [origin, path, stored] of origins)
    test(`a venue’s page with a question from ${origin} shows no other figures, moves nothing, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.addInitScript((plan) => sessionStorage.setItem('mainstage.planned', JSON.stringify(plan)), stored);
      const shifted = await watchShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const figures = page.getByLabel('The venue in figures');
      await expect(page.getByLabel('Day', { exact: true })).toHaveValue(question.date);
      await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('120');
      await expect(figures.getByText('199', { exact: true })).toBeHidden();
      await expect(figures.getByText(/^from €/)).toBeHidden();
      await expect(page.getByRole('img', { name: /^Floor plan of Skyline Stage/ })).toBeHidden();

      release();
      await hydrated(page);
      await expect(figures.getByText('120 of 180')).toBeVisible();
      await expect(figures.getByText(/: free$/).filter({ visible: true })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Floor plan of Skyline Stage .* at round tables/ })).toBeVisible();
      expect(await shifted()).toBeLessThan(0.02);

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
  await page.goto(`/venues/skyline-stage?${new URLSearchParams(question)}`);
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
