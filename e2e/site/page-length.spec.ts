import { paths } from '../fixtures/paths';
import { expect, test } from '../fixtures/test';
import { firstOfItsKind } from '../fixtures/venue-paths';

/** Pixels of a whole page at most, by the width of the window. */
const longest = [
  ['/', 390, 8000],
  ['/', 1440, 5500],
  ...firstOfItsKind.map((path) => [path, 390, 6000] as const),
  ['/gallery', 1440, 5500],
  ['/services', 1440, 3370],
] as const;

for (const [path, width, most] of longest)
  test(`the page ${path} is at most ${most} px long at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });

test('text below 20 px is in the text face on every page', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const faults: Record<string, string[]> = {};
  for (const path of [...paths, ...firstOfItsKind]) {
    await page.goto(path);
    const small = await page.evaluate(() => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
        const { fontFamily, fontSize } = getComputedStyle(parentElement);
        if (fontFamily.includes('Bricolage') && parseFloat(fontSize) < 20) found.add(textContent.trim().slice(0, 40));
      }
      return [...found];
    });
    if (small.length > 0) faults[path] = small;
  }
  expect(faults).toEqual({});
});
