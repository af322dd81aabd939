import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);

test.use({ viewport: { width: 1440, height: 900 } });

const slider = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const shown = (page: Page) => slider(page).locator('[aria-roledescription="slide"]:not([inert])');

async function open(page: Page) {
  await page.goto('/references');
  await hydrated(page);
}

test('References has its title and the way home', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('References');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('each of seven testimonials is shown for 5 s, and the first follows the last', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  let index = Number((await shown(page).getAttribute('aria-label'))?.split(' ')[0]);
  const seen = new Set<string>();
  for (let times = 0; times < 7; times += 1) {
    await page.clock.runFor(5000);
    index = (index % 7) + 1;
    await expect(shown(page)).toHaveAttribute('aria-label', `${index} of 7`);
    await expect(shown(page).getByRole('img')).toHaveCount(1);
    seen.add((await shown(page).locator('blockquote').textContent()) ?? '');
  }
  expect(seen.size).toBe(7);
});

test('arrows, arrow keys and dots move the voices, and Pause holds them', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const press = (name: string) => slider(page).getByRole('button', { name }).click();
  await press('Pause');
  await press('Show 7 of 7');
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveAttribute('aria-label', '7 of 7');
  await press('Next');
  await expect(shown(page)).toHaveAttribute('aria-label', '1 of 7');
  await press('Previous');
  await expect(shown(page)).toHaveAttribute('aria-label', '7 of 7');
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveAttribute('aria-label', '6 of 7');
  await press('Play');
  await expect(slider(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the testimonials do not move with reduced motion', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.runFor(30_000);
  await expect(shown(page)).toHaveAttribute('aria-label', '1 of 7');
  await expect(slider(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
});
