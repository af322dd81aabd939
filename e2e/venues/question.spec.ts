// Rules: venues.pages
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { hydrated } from '../fixtures/hydrated';
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
      expect(await shifted()).toBe(0);
    });
