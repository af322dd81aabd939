import type { Page } from '@playwright/test';
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

test('/venues shows each venue of its three kinds with area, guests and a way to see it', async ({ page }) => {
  await page.goto('/venues');
  const named = [
    ...['Skyline Stage', 'Liberty Stage', 'Horizon Stage', 'Nova Stage', 'Vista Stage'],
    ...['Skyline Stage with Terrace', 'Nova Stage with Terrace', 'Vista Stage with Terrace'],
    ...['Skyline Studio', 'Liberty Studio', 'Horizon Studio'],
    ...['Workshop', 'Arena', 'Straight-up', 'Boardroom', 'Directors Circle', 'Sky Lounge', 'Sky Terrace'],
    ...['Private Office', 'Team Office', 'Corporate Office', 'Enterprise Office'],
  ];
  for (const name of named) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    const path = await page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href');
    expect(path).toMatch(/^\/venues\/[a-z-]+$/);
    await expect(page.getByRole('link', { name: `Book a tour of ${name}`, exact: true })).toHaveAttribute(
      'href',
      `/book-tour?venue=${path?.split('/').at(-1)}`,
    );
  }
  await expect(page.locator('#stages-section')).toContainText('1,000 sqm');
  await expect(page.locator('#stages-section')).toContainText('LED wall 90 sqm');
  await expect(page.locator('#spaces-section')).toContainText('16 guests');
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
  await expect(pairs.nth(0)).toContainText('From 3,500 euros per day');
  await expect(pairs.nth(0)).toContainText('Horizon Stage, Liberty Stage');
  await expect(pairs.nth(3)).toContainText('From 6,200 euros per day');
  // At most the first three of an offer's features.
  for (const pair of await pairs.all())
    await expect(pair.getByRole('list').last().getByRole('listitem')).toHaveCount(3);

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

test('/venues leads to the finder', async ({ page }) => {
  await page.goto('/venues');
  await page.getByRole('main').getByRole('link', { name: 'Find the room that fits' }).click();
  await expect(page).toHaveURL(/\/venues\/finder/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
