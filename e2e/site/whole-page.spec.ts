import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { paths } from '../fixtures/paths';
import { expect, test } from '../fixtures/test';
import { detailPaths, firstOfItsKind, unknownPath } from '../fixtures/venue-paths';
import { blankFrames, missingParts } from '../fixtures/whole-page';

/** Milliseconds after which a page must show all of its content. */
const limit = 3000;
const everyPage = [...paths, ...detailPaths, unknownPath, '/no-such-page'];
/** Venues of one category differ by facts and pictures only: a screenshot of the first one is enough. */
const alike = detailPaths.filter((path) => !firstOfItsKind.includes(path));

/** Missing content in a screenshot after the timeout, or nothing as soon as it is complete. */
async function lackingOf(page: Page, path: string): Promise<string[]> {
  const start = Date.now();
  for (;;) {
    const missing = await missingParts(page);
    const lacking = missing.length > 0 || alike.includes(path) ? missing : await blankFrames(page);
    if (lacking.length === 0 || Date.now() - start > limit) return lacking;
    await delay(200);
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a capture of each whole page without scrolling shows all texts and pictures after 3 s at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const faults: Record<string, string[]> = {};
    for (const path of everyPage) {
      await page.goto(path);
      const lacking = await lackingOf(page, path);
      if (lacking.length > 0) faults[path] = lacking;
    }
    expect(faults).toEqual({});
  });
