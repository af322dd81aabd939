import type { Page } from '@playwright/test';
import { cutTexts } from '../fixtures/cut-text';
import { paths } from '../fixtures/paths';
import { expect, test } from '../fixtures/test';
import { firstOfItsKind } from '../fixtures/venue-paths';

/** Letters of twice the size (WCAG 1.4.4), and a desktop at 400 % (1.4.10): widths with the size of letters. */
const sights = [
  [320, '100%'],
  [390, '200%'],
  [1280, '200%'],
] as const;

/** How far the page scrolls sideways, and what of its words is cut. */
async function faultsOf(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(tooWide > 0 ? [`${tooWide} px too wide`] : []), ...(await cutTexts(page))];
}

test('no page scrolls sideways or cuts its words at 320 px, nor with letters of twice the size', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: Record<string, string[]> = {};
  for (const path of [...paths, ...firstOfItsKind]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await page.evaluate(() => document.fonts.ready);
    for (const [width, letters] of sights) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), letters);
      if ((await faultsOf(page)).length === 0) continue;
      // What scripts were about to change.
      await page.waitForLoadState('networkidle');
      const found = await faultsOf(page);
      if (found.length > 0) faults[`${path} at ${width} px, ${letters}`] = found;
    }
  }
  expect(faults).toEqual({});
});
