import { styleguide } from '@mainstage/content/pages/styleguide';
import type { Locator } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

/** Sections without photographs, which have separate screenshots. */
const sections = ['colour', 'type', 'numbers', 'industries', 'tabs', 'controls', 'states'];
const { dialogs } = styleguide.copy;

/** Aligns an element to whole pixels, so that content above it does not affect its last row. */
const onWholePixels = (locator: Locator) =>
  locator.evaluate((element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + window.scrollX, top + window.scrollY];
    Object.assign(element.style, {
      position: 'relative',
      left: `${Math.ceil(x) - x}px`,
      top: `${Math.ceil(y) - y}px`,
      width: `${Math.ceil(width)}px`,
      height: `${Math.ceil(height)}px`,
    });
  });

for (const width of [390, 1440])
  test(`the components of the style guide look as in their screenshots at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/styleguide');
    await hydrated(page);
    // The fixed header and the skip link would cover the sections.
    await page.addStyleTag({ content: 'header, a[href="#content"] { visibility: hidden }' });
    await page.evaluate(() => document.fonts.ready);
    const section = (id: string) => page.locator(`section[aria-labelledby="${id}"]`);
    for (const id of sections) {
      await onWholePixels(section(id));
      await expect.soft(section(id)).toHaveScreenshot(`${id}-${width}.png`);
    }

    await section('states').getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.soft(section('states')).toHaveScreenshot(`focus-${width}.png`);
    await page.getByRole('button', { name: dialogs.text.open }).click();
    await expect.soft(page.getByRole('dialog')).toHaveScreenshot(`dialog-${width}.png`);
  });
