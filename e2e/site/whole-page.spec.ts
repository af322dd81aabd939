import { test } from '../fixtures/test';
import { expectWholePage } from '../fixtures/whole-page';

/** Pages with each kind of animation; visits check every page with reduced motion, on one that is resized. */
const moving = [
  '/',
  '/overview',
  '/company-culture',
  '/gallery',
  '/venues/finder',
  '/venues/skyline-stage',
  '/venues/workshop',
];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`whole pages with animations show all texts and pictures after 3 s at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of moving) {
      await page.goto(path);
      await test.step(path, () => expectWholePage(page, true));
    }
  });
