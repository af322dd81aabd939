import type { Page } from '@playwright/test';
import { asOnPaper } from '../fixtures/print';
import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 1440, height: 900 } });

const plan = (page: Page) => page.getByRole('application', { name: /^Plan/ });
const drawing = (page: Page) => plan(page).getByRole('img');

/** Opens a venue's plan and waits for hydration. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click({ timeout: 2_000 });
    await expect(plan(page)).not.toHaveAttribute('data-zoom', '1', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Whole plan' }).click();
  await expect(plan(page)).toHaveAttribute('data-zoom', '1');
}

test('the URL and the drawing show the layout', async ({ page }) => {
  await open(page, '/venues/skyline-stage/floor-plan?layout=banquet');
  await expect(drawing(page)).toHaveAccessibleName(/180 seats at round tables/);

  await page.getByRole('button', { name: /^Classroom/ }).click();
  await expect(drawing(page)).toHaveAccessibleName(/150 seats at desks/);
  await expect(page).toHaveURL(/\?layout=classroom$/);

  await page.reload();
  await expect(drawing(page)).toHaveAccessibleName(/150 seats at desks/);
  await page.goBack();
  await expect(drawing(page)).toHaveAccessibleName(/180 seats at round tables/);
});

test('the plan zooms and moves with keys, wheel and drag', async ({ page }) => {
  await open(page, '/venues/liberty-floor/floor-plan');
  const box = () => drawing(page).getAttribute('viewBox');
  const whole = await box();

  await plan(page).focus();
  await page.keyboard.press('+');
  await expect(plan(page)).toHaveAttribute('data-zoom', '1.5');
  const before = await box();
  await page.keyboard.press('ArrowRight');
  await expect.poll(box).not.toBe(before);
  await page.keyboard.press('0');
  await expect.poll(box).toBe(whole);

  const { x, y, width, height } = (await plan(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 3);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => Number(await plan(page).getAttribute('data-zoom'))).toBeGreaterThan(1.2);
  const zoomed = await box();
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 120, y + height / 3 - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(box).not.toBe(zoomed);
});

/** Visible texts of the plan, with letter height and position on the screen. */
const wordsSeen = (page: Page) =>
  plan(page).evaluate((view) =>
    [...view.querySelectorAll('svg text')]
      .filter((text) => text.checkVisibility() && text.textContent?.trim())
      .map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const { a, b } = (text as SVGTextElement).getScreenCTM()!;
        return {
          content: text.textContent,
          px: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b),
          left,
          right,
          top,
          bottom,
        };
      })
      // The box of a rotated text, such as a dimension beside a wall, is not meaningful.
      .filter(({ left, right, top, bottom }) => right - left > bottom - top || right - left < 30),
  );

test('words of the plan can be read at every step of the zoom on a phone, and none lies on another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const venue of ['liberty-floor', 'skyline-floor', 'horizon-floor']) {
    await open(page, `/venues/${venue}/floor-plan`);
    const enlarge = page.getByRole('button', { name: 'Zoom in' });
    for (let step = 0; step < 8; step++) {
      const words = await wordsSeen(page);
      expect(words.length).toBeGreaterThan(5);
      expect([venue, step, words.filter(({ px }) => px < 11).map(({ content, px }) => `${content}: ${px} px`)]).toEqual(
        [venue, step, []],
      );
      const overlaps = words.flatMap((one, at) =>
        words
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.35 * Math.min(one.px, other.px),
          )
          .map((other) => `${one.content} on ${other.content}`),
      );
      expect([venue, step, overlaps]).toEqual([venue, step, []]);
      if (await enlarge.isDisabled()) break;
      await enlarge.click();
    }
  }
});

test('two fingers enlarge the plan', async ({ page }) => {
  await open(page, '/venues/arena/floor-plan');
  await plan(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const touch = (type: string, pointerId: number, clientX: number) =>
      element.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX, clientY: y, pointerType: 'touch', bubbles: true }),
      );
    touch('pointerdown', 11, x - 40);
    touch('pointerdown', 12, x + 40);
    touch('pointermove', 12, x + 80);
    touch('pointermove', 11, x - 80);
    touch('pointerup', 11, x - 80);
    touch('pointerup', 12, x + 80);
  });
  await expect.poll(async () => Number(await plan(page).getAttribute('data-zoom'))).toBeGreaterThan(1.5);
});

test('paper carries the whole plan and its tables, without the site around them', async ({ page }) => {
  await open(page, '/venues/horizon-floor/floor-plan');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(plan(page)).toHaveAttribute('data-zoom', '1');

  await asOnPaper(page);
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'The rooms on this plan' })).toBeVisible();
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
});

test('the plan can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/venues/workshop/floor-plan');
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop' })).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByRole('row', { name: /Cabaret 30/ })).toBeVisible();
  await context.close();
});

test('the page offers the data sheet of the layout, and to be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/venues/skyline-stage/floor-plan?layout=banquet');
  const sheet = page.getByRole('link', { name: 'Data sheet (PDF)' });
  await expect(sheet).toHaveAttribute('href', '/downloads/venues/skyline-stage-data-sheet.pdf#nameddest=banquet');
  expect((await page.request.get((await sheet.getAttribute('href'))!)).headers()['content-type']).toBe(
    'application/pdf',
  );
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
