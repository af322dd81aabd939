import { paths } from '../fixtures/paths';
import { expect, test } from '../fixtures/test';
import { firstOfItsKind } from '../fixtures/venue-paths';

/** Which letters close the gap under the dot of an i on a screen of one pixel per px. */
test.describe('small letters', () => {
  for (const width of [390, 1440])
    test(`have neither the display typeface nor bold weights at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      const found: Record<string, string[]> = {};
      for (const path of [...paths, ...firstOfItsKind]) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const closed = await page.evaluate(() => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const words = new Set<string>();
          while (texts.nextNode()) {
            const { parentElement: parent, textContent } = texts.currentNode;
            if (!parent?.checkVisibility() || parent instanceof SVGElement || !/[ij]/.test(textContent ?? '')) continue;
            const { fontFamily, fontSize, fontWeight } = getComputedStyle(parent);
            if (Number.parseFloat(fontSize) >= 22) continue;
            if (/^"?Bricolage/.test(fontFamily) || Number(fontWeight) > 650)
              words.add(`${textContent?.trim().slice(0, 40)} (${fontSize}, ${fontWeight}, ${fontFamily.slice(0, 12)})`);
          }
          return [...words];
        });
        if (closed.length > 0) found[path] = closed;
      }
      expect(found).toEqual({});
    });
});
