import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);

test.use({ viewport: { width: 1440, height: 900 } });

const slides = ['Immersive Stage Experiences', 'Premium Collaboration Spaces', 'Executive Office Environments'];
const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const shown = (page: Page) => hero(page).locator('[aria-roledescription="slide"]:not([inert])');

/** The lightbox's counter. */
const place = (index: number, count: number) => new RegExp(`${index}\\s*/\\s*${count}`);

async function open(page: Page) {
  await page.goto('/gallery');
  await hydrated(page);
}

test('the opening shows three slides for 5 s each and starts over', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  let index = Number((await shown(page).getAttribute('aria-label'))?.split(' ')[0]);
  for (let times = 0; times < 4; times += 1) {
    await page.clock.runFor(5000);
    index = (index % 3) + 1;
    await expect(shown(page)).toContainText(slides[index - 1] ?? '');
  }
});

test('arrows and dots move the opening round both ends', async ({ page }) => {
  await open(page);
  const press = (name: string) => hero(page).getByRole('button', { name }).click();
  await press('Pause');
  await press('Show 1 of 3');
  await press('Previous');
  await expect(shown(page)).toContainText(slides[2] ?? '');
  await press('Next');
  await expect(shown(page)).toContainText(slides[0] ?? '');
});

test('a picture opens the lightbox at itself, with the pictures of its room only', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('tab')).toHaveText(['All', 'Buildings', 'Interiors', 'Videos']);
  await page.getByRole('tab', { name: 'Buildings' }).click();
  await expect(page).toHaveURL('/gallery?tab=buildings');
  const buildings = page.getByRole('tabpanel', { name: 'Buildings' });
  await buildings.getByRole('combobox', { name: 'Room' }).selectOption({ label: 'Sky Terrace' });
  await expect(page).toHaveURL('/gallery?tab=buildings&room=sky-terrace');
  await expect(page.getByRole('region', { name: 'The building' })).toHaveCount(0);
  const tiles = page.getByRole('list', { name: 'Sky Terrace' }).getByRole('button');
  await expect(tiles).not.toHaveCount(0);
  const count = await tiles.count();
  expect(count).toBeGreaterThan(1);
  const second = tiles.nth(1);
  const name = (await second.getAttribute('aria-label')) ?? '';
  await second.click();
  const box = page.getByRole('dialog', { name: 'Sky Terrace' });
  await expect(box).toContainText(place(2, count));
  await expect(box.getByRole('img', { name })).toBeVisible();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(box).toContainText(place(((2 + step) % count) + 1, count));
  }
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(second).toBeFocused();
  await second.click();
  await expect(page).toHaveURL(/\?tab=buildings&room=sky-terrace&picture=[\w-]+$/);
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(/\?tab=buildings&room=sky-terrace$/);
});

test('a film opens its address in a new tab', async ({ page, context }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Videos' }).click();
  const films = page.getByRole('list', { name: 'Films' }).getByRole('link');
  await expect(films).toHaveCount(4);
  const href = await films.first().getAttribute('href');
  const [tab] = await Promise.all([context.waitForEvent('page'), films.first().click()]);
  expect(tab.url()).toContain(href?.split('#')[0]);
  await expect(page).toHaveURL('/gallery?tab=videos');
});

test('thumbnails are fetched as they come near', async ({ page }) => {
  await open(page);
  const tiles = page.getByRole('tabpanel', { name: 'All' }).getByRole('list').last().getByRole('listitem');
  const last = tiles.last().locator('picture');
  await expect(last).toHaveCount(0);
  await tiles.last().scrollIntoViewIfNeeded();
  await expect(last).toHaveCount(1);
});
