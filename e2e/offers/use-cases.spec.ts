import { hydrated } from '../fixtures/hydrated';
import { sheetsOf } from '../fixtures/print';
import { expect, test } from '../fixtures/test';

const sections = [
  { name: 'Conference & Event', anchor: 'conferences-events-section' },
  { name: 'Meeting & Workshop', anchor: 'meetings-workshops-section' },
  { name: 'Broadcast & Streaming', anchor: 'broadcast-streaming-section' },
];
const anchors = ['product-launch', 'executive-board-meeting', 'virtual-keynote'];

test.use({ viewport: { width: 1440, height: 900 } });

test('the page shows three sections of six use cases, each with three tags', async ({ page }) => {
  await page.goto('/use-cases');
  for (const { name, anchor } of sections) {
    const cards = page.locator(`#${anchor}`).getByRole('article');
    await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(3);
  }
});

test('the icon bar stays in sight, goes to each section 96 px below the top and marks it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/use-cases');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Use cases by kind' });
  for (const { name, anchor } of sections) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    await expect
      .poll(async () => Math.round((await page.locator(`#${anchor}`).boundingBox())?.y ?? Number.NaN))
      .toBe(96);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
  }
});

for (const width of [390, 1440])
  test(`a link to one use case shows it whole under the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const anchor of anchors) {
      await page.goto(`/use-cases#${anchor}`);
      await hydrated(page);
      const bar = await page.getByRole('navigation', { name: 'Use cases by kind' }).boundingBox();
      const row = await page
        .getByRole('article')
        .filter({ has: page.locator(`#${anchor}`) })
        .boundingBox();
      expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(row?.y).toBeLessThan(250);
    }
  });

test('the three kinds print on three sheets', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/use-cases');
  await hydrated(page);
  expect(await sheetsOf(page)).toBe(3);
});
