import { paths } from '../fixtures/paths';
import { oversizedPictures, undersizedPictures } from '../fixtures/sharp';
import { expect, test } from '../fixtures/test';
import { firstOfItsKind } from '../fixtures/venue-paths';

const widths = [
  { width: 390, height: 844, density: 2 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
];

for (const { width, height, density } of widths)
  test(`each picture of every page fetches the file that its width needs at ${width} px`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density });
    // Only their attributes and their place are read.
    await context.route(/\.(avif|webp|mp4|webm)$/, (route) => route.abort());
    const page = await context.newPage();
    const faults: Record<string, string[]> = {};
    for (const path of [...paths, ...firstOfItsKind]) {
      await page.goto(path);
      const found = [...(await oversizedPictures(page)), ...(await undersizedPictures(page))];
      if (found.length > 0) faults[path] = found;
    }
    await context.close();
    expect(faults).toEqual({});
  });
